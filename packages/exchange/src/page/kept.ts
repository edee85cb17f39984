// Formulas and pictures of a page stay as they are: while it is read, names stand for them.
import { escaped, inAttribute } from '../formula/escape.ts'
import { isElement, type PageElement, type PageNode } from './node.ts'

/** What was named, by its number. */
export type Kept = PageElement[]

export const formulaName = (at: number) => `\\text{rumus-tempelan-${at}}`
export const pictureName = (at: number) => `gambar-tempelan-${at}`

const FORMULA = /<math\b[^>]*data-latex="\\text\{rumus-tempelan-(\d+)\}"[^>]*>.*?<\/math>/gs
const PICTURE = /<img src="part:gambar-tempelan-(\d+)"[^>]*>/g
const ALONE = /^part:gambar-tempelan-(\d+)$/

/** A value read from a page, with its formulas and pictures in place of their names. */
export function restored<Value>(value: Value, kept: Readonly<Kept>): Value {
  if (typeof value === 'string') return textRestored(value, kept) as Value
  if (Array.isArray(value)) return value.map((item) => restored(item, kept)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, restored(item, kept)])) as Value
}

function textRestored(text: string, kept: Readonly<Kept>): string {
  const [, alone] = ALONE.exec(text) ?? []
  if (alone !== undefined) return kept[Number(alone)]?.attributes.src ?? ''
  const again = (_: string, at: string) => htmlOf(kept[Number(at)] ?? '')
  return text.replace(FORMULA, again).replace(PICTURE, again)
}

const VOID = new Set(['img', 'br', 'hr', 'mspace', 'mprescripts', 'none'])

function htmlOf(node: PageNode): string {
  if (!isElement(node)) return escaped(node)
  const { name, attributes, children } = node
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${inAttribute(value)}"`)
  const end = VOID.has(name) && children.length === 0 ? (name === 'img' ? '' : `</${name}>`) : `</${name}>`
  return `<${name}${said.join('')}>${children.map(htmlOf).join('')}${end}`
}
