// Where Moodle takes letters alone: partners, short answers, tags.
import { plainOf } from '@bank/contract/plain-text'
import { escaped } from '../../formula/escape.ts'
import { newDesk } from '../../systems/desk.ts'
import { partOfHtml } from '../../systems/foreign-text.ts'
import { isElement, type Node, nodesOf } from '../html/tree.ts'
import type { Desk } from './desk.ts'

/** A fragment as a student types it. */
export function typed(fragment: string, what: string, { lose }: Desk): string {
  const plain = plainOf(fragment)
  if (escaped(plain) !== fragment) lose(`format ${what}`)
  return plain
}

/** A fragment as letters, its formulas as LaTeX. */
export function letters(fragment: string, what: string, { lose }: Desk): string {
  const text = nodesOf(fragment).map(lettersOf).join('').replace(/\s+/g, ' ').trim()
  const read = partOfHtml(escaped(text), newDesk({ hasLatex: true, partOf: () => undefined })).text
  if (read !== fragment) lose(`format ${what}`)
  return text
}

function lettersOf(node: Node): string {
  if (!isElement(node)) return node
  const { 'data-latex': latex } = node.attributes
  if (node.tag === 'math' && latex) return `\\(${latex}\\)`
  return node.tag === 'br' ? ' ' : node.children.map(lettersOf).join('')
}
