import type {Locale} from '../config/siteText';

/** What the page says that stands in for one that was not kept. */
export interface OfflineTexts {
  title: string;
  why: string;
  retry: string;
  some: string;
  none: string;
}

/** The texts of the offline page, which is no page of Docusaurus: it must stand without scripts. */
export const OFFLINE_TEXTS: Record<Locale, OfflineTexts> = {
  en: {
    title: 'You are offline',
    why: 'The portal cannot be reached, and this page was not kept from an earlier visit. Check your connection, then retry.',
    retry: 'Retry',
    some: 'These pages were kept, and can be read now:',
    none: 'No page in this language was kept yet. A page is kept once you have opened it.',
  },
  'zh-CN': {
    title: '你处于离线状态',
    why: '无法连接到门户，且此页没有在之前的访问中保存。请检查网络连接，然后重试。',
    retry: '重试',
    some: '以下页面已保存，现在可以阅读：',
    none: '还没有保存此语言的页面。打开过的页面会被保存。',
  },
  es: {
    title: 'Estás sin conexión',
    why: 'No se puede acceder al portal y esta página no se guardó en una visita anterior. Comprueba tu conexión y reinténtalo.',
    retry: 'Reintentar',
    some: 'Estas páginas se guardaron y se pueden leer ahora:',
    none: 'Todavía no se ha guardado ninguna página en este idioma. Una página se guarda cuando la abres.',
  },
};
