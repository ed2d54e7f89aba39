import type {Language} from '../../config/locales';
import type {Unit} from '../fact';

/** What a table of facts says itself; the words of its rows are in labels.json. */
interface TableTexts {
  head: readonly [string, string, string, string];
  /** How a fact was checked. */
  node: (version: string, day: string) => string;
  source: (day: string) => string;
  seen: (day: string) => string;
  units: Readonly<Record<Unit, string>>;
}

const SYMBOLS = {CFX: 'CFX', Gdrip: 'Gdrip', drip: 'drip', s: 's', ms: 'ms', percent: '%'};

/** The words of tables of facts, by language. */
export const TABLE_TEXTS: Readonly<Record<Language, TableTexts>> = {
  en: {
    head: ['What it is', 'Value', 'Source', 'Checked'],
    node: (version, day) => `node ${version}, ${day}`,
    source: (day) => `in the source, ${day}`,
    seen: (day) => `seen ${day}`,
    units: {
      ...SYMBOLS,
      gas: 'gas',
      minutes: 'minutes',
      days: 'days',
      blocks: 'blocks',
      epochs: 'epochs',
      rounds: 'rounds',
      views: 'PoS blocks',
      votes: 'votes',
      bytes: 'bytes',
      units: 'units',
      points: 'points',
      peers: 'peers',
      connections: 'connections',
    },
  },
  zh: {
    head: ['项目', '值', '来源', '核对'],
    node: (version, day) => `节点 ${version}，${day}`,
    source: (day) => `源代码，${day}`,
    seen: (day) => `${day} 查看`,
    units: {
      ...SYMBOLS,
      gas: 'Gas',
      minutes: '分钟',
      days: '天',
      blocks: '个区块',
      epochs: '个纪元',
      rounds: '轮',
      views: '个 PoS 区块',
      votes: '票',
      bytes: '字节',
      units: '单位',
      points: '点',
      peers: '个对等节点',
      connections: '个连接',
    },
  },
  es: {
    head: ['Qué es', 'Valor', 'Fuente', 'Comprobación'],
    node: (version, day) => `nodo ${version}, ${day}`,
    source: (day) => `en el código fuente, ${day}`,
    seen: (day) => `consultado el ${day}`,
    units: {
      ...SYMBOLS,
      gas: 'gas',
      minutes: 'minutos',
      days: 'días',
      blocks: 'bloques',
      epochs: 'épocas',
      rounds: 'rondas',
      views: 'bloques PoS',
      votes: 'votos',
      bytes: 'bytes',
      units: 'unidades',
      points: 'puntos',
      peers: 'nodos pares',
      connections: 'conexiones',
    },
  },
};
