import type {Language} from '../../config/locales';

// cspell:disable
const ENGLISH =
  'a an the of to in is it its on for and or do does did how what why who i my me mine can could be are was were will would with from by at this that these those have has had you your we our us not no if when where which there here so as about into than then am get use using after before while whether happen happens going go keep keeps still cannot just only any some much many s t d m re ve ll don doesn didn isn aren won couldn wouldn shouldn let';
const SPANISH =
  'el la los las lo un una unos unas de del al en y e o u que como para por mi mis me se es son esta este esto con no su sus si le les cual cuales quien cuando donde porque hay tengo tiene tienen puedo puede pueden hacer hago ser estoy muy mas ya a sin sobre entre desde hasta ante te tu cuanto cuanta cuantos cuantas cuales pasa sirve sirven solo otra otro otros algun alguna nada todo toda todos hacen hace debe debo esa ese eso he ha han fue sido pero aqui ahi alli asi tambien cada propio propia';
const CHINESE =
  '的 了 吗 是 怎么 怎样 我 我的 你 在 和 与 或 什么 如何 呢 会 要 有 吧 啊 吗 为什么 为何 能 能不能 可以 可不可以 怎么办 多少 哪里 哪个 哪些 这 那 就 都 也 还 被 把 给 从 到 对 请问 一个 一下 是不是 有没有 该 应该 用 时 里 上 中 着 过 得 地 之 很 才 又 没 不 没有 想 需要 才能 才不 办 呀 真的 一笔 一些 一部分 那么 这么 直接 同一 已经 现在 还是 碰到 遇到 会不会 要不要 如果 怎么样 怎么回事 啥 咋 谁 几 哪 哪儿 这个 那个 其 它 自己 别人 让 由 于 但 而 因为 所以 时候 到底 究竟 能否 是否 个 次 只 并 看 说 做 每次';
// cspell:enable

const of = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const english = of(ENGLISH);
const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: english,
  es: new Set([...english, ...of(SPANISH)]),
  zh: new Set([...english, ...of(CHINESE)]),
};

/** Whether a folded word of a query asks for nothing by itself. */
export const isStopWord = (word: string, language: Language): boolean => STOP_WORDS[language].has(word);
