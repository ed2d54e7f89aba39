// Ejected: an untranslated page has the English page as canonical, and no language lists a translation that is not
// there.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import SearchMetadata from '@theme/SearchMetadata';
import textFace from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
import {
  stateOf,
  usePlainPathname,
  useTranslationStatus,
} from '@site/src/components/TranslationNotice/useTranslationState';

interface LanguageAddress {
  locale: string;
  htmlLang: string;
  href: string;
}

/** The absolute address of the current page in each language that has it, and the page's canonical address. */
function useAddresses(): {canonical: string; alternates: LanguageAddress[]} {
  const {siteConfig, i18n} = useDocusaurusContext();
  const status = useTranslationStatus();
  const plain = usePlainPathname().replace(/(.)\/$/, '$1');
  const addressIn = (baseUrl: string): string => siteConfig.url + (plain === '/' ? baseUrl : baseUrl + plain.slice(1));
  const all = Object.entries(i18n.localeConfigs).map(([locale, {htmlLang, baseUrl}]) => ({
    locale,
    htmlLang,
    href: addressIn(baseUrl),
  }));
  const alternates = all.filter(({locale}) => stateOf(status, locale, plain) !== 'missing');
  const own =
    alternates.find(({locale}) => locale === i18n.currentLocale) ??
    alternates.find(({locale}) => locale === i18n.defaultLocale);
  return {canonical: own?.href ?? siteConfig.url, alternates};
}

const openGraphLocale = (htmlLang: string): string => htmlLang.replace('-', '_');

function LanguageHeaders(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {canonical, alternates} = useAddresses();
  const original = alternates.find(({locale}) => locale === i18n.defaultLocale);
  return (
    <Head>
      <meta property="og:url" content={canonical} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({locale, htmlLang, href}) => (
        <link key={locale} rel="alternate" href={href} hrefLang={htmlLang} />
      ))}
      {original && <link rel="alternate" href={original.href} hrefLang="x-default" />}
      {alternates.map(({locale, htmlLang}) => (
        <meta
          key={locale}
          property={locale === i18n.currentLocale ? 'og:locale' : 'og:locale:alternate'}
          content={openGraphLocale(htmlLang)}
        />
      ))}
    </Head>
  );
}

/** The head of every page: text face, canonical address, languages, search metadata. */
export default function SiteMetadata(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {metadata, image} = useThemeConfig();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        {/* Asked for with the style sheets: a face that comes after the first text is not taken on this page. */}
        <link rel="preload" as="font" type="font/woff2" href={textFace} crossOrigin="anonymous" />
      </Head>
      {image && <PageMetadata image={image} />}
      <LanguageHeaders />
      <SearchMetadata tag="default" locale={i18n.currentLocale} />
      <Head>
        {metadata.map((metadatum) => (
          <meta key={JSON.stringify(metadatum)} {...metadatum} />
        ))}
      </Head>
    </>
  );
}
