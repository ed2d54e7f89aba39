import Joi from 'joi';
import {PAGE_KINDS, PAGE_SPACES, TESTED_NETWORKS} from './pageVocabulary';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
// Each item is one line of a short list at the foot of a page.
const TESTED = {length: 200, items: 8};
const DESCRIPTION = {min: 70, max: 160};
// Han text says the same in fewer characters.
const DESCRIPTION_HAN = {min: 24, max: 110};

const source = Joi.alternatives()
  .try(
    Joi.object({
      repo: Joi.string()
        .pattern(/^[\w.-]+\/[\w.-]+$/)
        .required(),
      path: Joi.string().required(),
      ref: Joi.string().required(),
    }),
    Joi.object({cip: Joi.number().integer().positive().required()}),
    Joi.object({
      url: Joi.string()
        .uri({scheme: ['https']})
        .required(),
      title: Joi.string().required(),
      accessed: Joi.string().pattern(ISO_DATE),
    }),
  )
  .messages({
    'alternatives.match':
      '{{#label}} must be one of: repo with path and ref; cip; url with title and, where it matters, accessed',
  });

const description = Joi.string()
  .required()
  .custom((value: string, helpers) => {
    const {min, max} = /\p{Script=Han}/u.test(value) ? DESCRIPTION_HAN : DESCRIPTION;
    const {length} = Array.from(value.trim());
    return length < min || length > max
      ? helpers.message({
          custom: `"description" has ${String(length)} characters; ${String(min)}–${String(max)} are allowed`,
        })
      : value;
  });

// In a translation: which English text it was made from; `npm run i18n -- translated` writes it.
const translatedFrom = Joi.string().pattern(
  /^[0-9a-f]{12}$/,
  'twelve hex digits in quotes; npm run i18n -- translated writes them',
);

const testedText = Joi.array()
  .items(
    Joi.string()
      .max(TESTED.length)
      .pattern(/[^.。]$/, 'no full stop at its end'),
  )
  .min(1)
  .max(TESTED.items);

// How the page was tried, which readers find at its foot and nowhere in its text. The versions of a sample's packages
// come from its record.
const tested = Joi.object({
  network: Joi.array()
    .items(Joi.string().valid(...TESTED_NETWORKS))
    .min(1)
    .unique(),
  system: Joi.string(),
  with: Joi.array()
    .items(Joi.string().pattern(/\d/, 'a product with its version, such as Foundry 1.5.1'))
    .min(1)
    .unique(),
  done: testedText,
  not: testedText,
}).min(1);

const shared = {
  tested,
  translatedFrom,
  title: Joi.string().required(),
  description,
  tags: Joi.array().items(Joi.string()).min(1).required(),
  // What readers type who do not know the words of the page; the search finds it by them.
  keywords: Joi.array().items(Joi.string().max(80)).min(1).unique(),
  sources: Joi.array().items(source).min(1).required(),
  checked: Joi.object({
    date: Joi.string()
      .pattern(ISO_DATE, 'YYYY-MM-DD')
      .required()
      .messages({'string.base': "{{#label}} must be a string: put the date in quotes, '2026-11-20'"}),
    node: Joi.string().pattern(/^v\d+\.\d+\.\d+$/, 'v3.0.2'),
  }).required(),
};

/** What a documentation page must say about itself. */
export const docFrontMatter = Joi.object({
  ...shared,
  kind: Joi.string()
    .valid(...PAGE_KINDS)
    .required(),
  space: Joi.string()
    .valid(...PAGE_SPACES)
    .required(),
  // One name per page: sidebar, tables and heading show the title. The landing page of an area is called Overview in
  // that area's own sidebar.
  sidebar_label: Joi.when('kind', {is: 'guide', then: Joi.string(), otherwise: Joi.forbidden()}).messages({
    'any.unknown': '"sidebar_label" is for pages of kind guide; the sidebar shows the title',
  }),
}).unknown();

/** What a blog post must say about itself. */
export const blogFrontMatter = Joi.object({
  ...shared,
  slug: Joi.string().required(),
  authors: Joi.array().items(Joi.string()).min(1).required(),
}).unknown();

/** What a standalone page must say about itself. */
export const pageFrontMatter = Joi.object({title: Joi.string().required(), description, translatedFrom}).unknown();
