import { type Allowed, MATH_TAGS } from '@bank/contract/rich-math'
import { FRAGMENT_TAGS, HTML_TAGS, STRIPPED_TAGS } from '@bank/contract/rich-text'
import type { Schema } from 'hast-util-sanitize'

function schemaOf(tags: Readonly<Record<string, Allowed>>): Schema {
  return {
    tagNames: Object.keys(tags),
    attributes: Object.fromEntries(Object.entries(tags).map(([tag, allowed]) => [tag, attributesOf(allowed)])),
    ancestors: {
      ...inside('table', ['thead', 'tbody', 'tfoot', 'tr', 'th', 'td']),
      ...inside(
        'math',
        Object.keys(MATH_TAGS).filter((tag) => tag !== 'math'),
      ),
    },
    strip: STRIPPED_TAGS,
    clobber: [],
    protocols: {},
    required: {},
    allowComments: false,
    allowDoctypes: false,
  }
}

function attributesOf({ classes = [], attributes = {} }: Allowed): [string, ...(string | RegExp)[]][] {
  const values = Object.entries(attributes).map(([name, value]): [string, RegExp] => [propertyOf(name), value])
  // A name without values would allow every value, so an empty list of classes is left out.
  return classes.length > 0 ? [['className', ...classes], ...values] : values
}

/** The name of an attribute in hast. */
function propertyOf(attribute: string): string {
  const names: Record<string, string> = { 'data-latex': 'dataLatex', colspan: 'colSpan', rowspan: 'rowSpan' }
  return names[attribute] ?? attribute
}

function inside(ancestor: string, tags: string[]): Record<string, string[]> {
  return Object.fromEntries(tags.map((tag) => [tag, [ancestor]]))
}

/** The contract's allow-list as a schema of hast-util-sanitize. It decides which markup is stored. */
export const htmlSchema = schemaOf({ ...HTML_TAGS, ...MATH_TAGS })
export const fragmentSchema = schemaOf({ ...FRAGMENT_TAGS, ...MATH_TAGS })
