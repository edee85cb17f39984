// The tables and keys of a file that we wrote ourselves.
import { fragmentOf } from '../html/fragment.ts'
import type { Content } from '../source/content.ts'
import { linesOf } from '../source/lines.ts'
import { matchingOf, shown } from './documents.ts'
import type { Draft, DraftPair, OwnTable } from './draft.ts'
import type { ReadQuestion } from './question.ts'

const html = (contents: readonly Content[]) => fragmentOf(contents).html

/** Statements with their columns, or two lists with their pairs. */
export function ownDocument(draft: Draft, table: OwnTable): Partial<ReadQuestion> {
  if (table.kind === 'pairs') {
    draft.pairs = pairsIn(draft.keyLines ?? [])
    return matchingOf(draft)
  }
  const { columns, rows } = table
  const keyStated = rows.every(({ side }) => side !== undefined) ? 'stated' : 'none'
  if (draft.declared === 'benar_salah') {
    const statements = rows.map(({ contents, side }) => ({
      text: html(contents),
      answer: side === undefined ? null : side === 0 ? ('1' as const) : ('2' as const),
    }))
    return { form: 'benar_salah', statements, keyStated }
  }
  const named = columns.map((contents, at) => ({ id: `c${at + 1}`, text: html(contents) }))
  const shownRows = rows.map(({ contents, side = -1 }, at) => ({
    id: `r${at + 1}`,
    ...shown(contents),
    column: named[side]?.id ?? null,
  }))
  return { form: 'kategori', interaction: { columns: named, rows: shownRows }, keyStated }
}

/** Each line is an answer that is accepted. */
export const ownAnswers = (lines: readonly (readonly Content[])[]): string[] =>
  lines.map(html).filter((answer) => answer !== '')

const PAIR = /(\d{1,3})\s*[-–—=:.]\s*([A-Z])(?![A-Za-z])/gi

function pairsIn(lines: readonly (readonly Content[])[]): DraftPair[] {
  const text = lines.flat().map(textOf).join(' ')
  return Array.from(text.matchAll(PAIR), ([, left = '', right = '']) => [left, right.toUpperCase()] as const)
}

const textOf = (content: Content): string =>
  content.kind === 'line'
    ? content.line.text.slice(content.from, content.to)
    : linesOf([content.table])
        .map(({ text }) => text)
        .join(' ')
