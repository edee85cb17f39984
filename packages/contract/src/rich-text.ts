import { MEDIA_URL } from './list-fields.ts'
import { sourcesIn } from './plain-text.ts'
import { type Allowed, MATH_TAGS } from './rich-math.ts'
import { ALIGNS, COLOURS, WIDTHS } from './rich-style.ts'

const block = { classes: ALIGNS }
const cell = { classes: [...ALIGNS, ...WIDTHS], attributes: { colspan: /^[1-9]\d?$/, rowspan: /^[1-9]\d?$/ } }
const pixels = /^[1-9]\d{0,3}$/
const linkAttributes = {
  href: /^https?:\/\/[^\s"'<>\\]{1,2000}$/i,
  target: /^_blank$/,
  rel: /^(?:noopener|noreferrer| )+$/,
}

/** The elements of editor HTML beside formulas (decisions 3). */
export const HTML_TAGS: Readonly<Record<string, Allowed>> = {
  p: block,
  div: block,
  h1: block,
  h2: block,
  h3: block,
  h4: block,
  h5: block,
  h6: block,
  blockquote: {},
  pre: {},
  hr: {},
  ul: {},
  ol: { attributes: { start: /^\d{1,4}$/, type: /^[1aAiI]$/ } },
  li: {},
  table: { classes: WIDTHS },
  thead: {},
  tbody: {},
  tfoot: {},
  tr: {},
  th: cell,
  td: cell,
  a: { attributes: linkAttributes },
  img: { classes: WIDTHS, attributes: { src: MEDIA_URL, alt: /^[^\n]{0,500}$/, width: pixels, height: pixels } },
  span: { classes: COLOURS },
  br: {},
  b: {},
  strong: {},
  i: {},
  em: {},
  u: {},
  s: {},
  code: {},
  sub: {},
  sup: {},
}

/** The elements of a fragment beside formulas. */
export const FRAGMENT_TAGS: Readonly<Record<string, Allowed>> = { b: {}, i: {}, u: {}, sub: {}, sup: {}, br: {} }

/** Removed with their content: what a browser reads as raw text, runs as code, or draws by other rules. */
export const STRIPPED_TAGS = [
  'script',
  'style',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
  'textarea',
  'title',
  'template',
  'svg',
  'annotation',
  'annotation-xml',
  'object',
  'embed',
  'applet',
  'audio',
  'video',
  'canvas',
  'select',
  'head',
]

/** Whether attribute `name` of `tag` may have this value. For `class`, ask for each class separately. */
export function allows(tag: string, name: string, value: string): boolean {
  const allowed = HTML_TAGS[tag] ?? MATH_TAGS[tag] ?? {}
  if (name === 'class') return allowed.classes?.includes(value) ?? false
  return allowed.attributes?.[name]?.test(value) ?? false
}

/** The URLs of our pictures in clean HTML, in order, without repeats. */
export const imagesIn = (html: string): string[] => [
  ...new Set(sourcesIn(html).filter((source) => MEDIA_URL.test(source))),
]

/** The ids (32 hex digits) of those pictures. */
export const mediaIdsIn = (html: string): string[] => imagesIn(html).map((url) => url.replace(MEDIA_URL, '$1'))
