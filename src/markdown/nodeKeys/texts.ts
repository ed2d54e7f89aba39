import type {Language} from '../../config/locales';

/** What a table of configuration keys says itself. */
interface KeyTexts {
  head: readonly [key: string, meaning: string, value: string, type: string, releases: string];
  /** Between a default and the one that a later release has. */
  from: (release: string) => string;
  /** Before the meaning of a key that lets others reach the node. */
  open: string;
  /** Before the meaning of a key that holds or guards a secret. */
  secret: string;
}

/** The words of these tables, by language; the meanings are in meanings.json. */
export const KEY_TEXTS: Readonly<Record<Language, KeyTexts>> = {
  en: {
    head: ['Key', 'Meaning', 'Default', 'Type', 'Releases'],
    from: (release) => `; from ${release}: `,
    open: 'Opens the node to others.',
    secret: 'Touches a key or a secret.',
  },
  zh: {
    head: ['配置项', '含义', '默认值', '类型', '版本'],
    from: (release) => `；自 ${release} 起：`,
    open: '设置后，他人可以访问节点。',
    secret: '涉及密钥或机密。',
  },
  es: {
    head: ['Clave', 'Significado', 'Por defecto', 'Tipo', 'Versiones'],
    from: (release) => `; desde ${release}: `,
    open: 'Permite que otros accedan al nodo.',
    secret: 'Afecta a una clave o un secreto.',
  },
};
