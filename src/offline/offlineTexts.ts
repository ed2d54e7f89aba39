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
    why: '无法连接到门户，且本页在之前访问时没有保存。请检查网络连接，然后重试。',
    retry: '重试',
    some: '以下页面已保存，可以离线阅读：',
    none: '尚未保存任何中文页面。页面打开后会自动保存。',
  },
  es: {
    title: 'Estás sin conexión',
    why: 'No se puede acceder al portal y esta página no se guardó en una visita anterior. Comprueba tu conexión e inténtalo de nuevo.',
    retry: 'Reintentar',
    some: 'Estas páginas se guardaron y se pueden leer ahora:',
    none: 'Todavía no se ha guardado ninguna página en este idioma. Las páginas se guardan al abrirlas.',
  },
};
