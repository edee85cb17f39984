import type { Interaction, InteractionInput } from '@bank/contract/question-form/interaction'
import { NO_IMAGE } from '@bank/contract/question-parts'

const ORDER_WORD = { auto: '', tetap: 'Urutan tetap.', acak: 'Urutan diacak.' } as const

const ENTITY: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What is no HTML, to stand in HTML. */
const asText = (plain: string) => plain.replace(/[&<>"]/g, (sign) => ENTITY[sign] ?? sign)
const decimal = (points: number) => `${points}`.replace('.', ',')

interface Shown {
  id?: string | undefined
  text?: string | undefined
  image?: string | undefined
}
const shown = ({ text = '', image = '' }: Shown) =>
  image === '' || image === NO_IMAGE ? text : `${text} <img src="${asText(image)}">`

/** What the document of a question's form says, as lines of HTML, for comparisons. */
export function documentLines(document: Interaction | InteractionInput): string[] {
  const { columns = [], rows = [], left = [], right = [], pairs = [], rubric = [], lines, unit } = document
  const wordOf = new Map(columns.map(({ id, text }) => [id, text]))
  const partners = new Map(pairs)
  const byId = new Map<string | undefined, Shown>(right.map((row) => [row.id, row]))
  const paired = new Set(partners.values())
  return [
    document.multiple ? 'Lebih dari satu jawaban.' : '',
    columns.length > 0 ? `Kolom: ${columns.map(({ text }) => text).join(' / ')}` : '',
    ...rows.map((row) => `${shown(row)} (${wordOf.get(row.column ?? '') ?? '-'})`),
    ...left.map((row) => `${shown(row)} → ${shown(byId.get(partners.get(row.id ?? '')) ?? { text: '-' })}`),
    ...right.filter(({ id }) => !paired.has(id ?? '')).map((row) => `Pengecoh: ${shown(row)}`),
    document.reuse ? 'Satu pasangan boleh dipakai lebih dari sekali.' : '',
    ...rubric.map(
      ({ text, levels }) => `${text}: ${levels.map(({ points, text }) => `${decimal(points)} ${text}`).join('; ')}`,
    ),
    lines ? `${lines} baris jawaban` : '',
    unit ? `Satuan: ${asText(unit)}` : '',
    document.exact ? 'Harus persis sama.' : '',
    ORDER_WORD[document.order ?? 'auto'],
  ].filter((line) => line !== '')
}

/** Of the column of the database: a document for each type that the question has had, and counters, which say nothing. */
export const storedLines = (stored: object): string[] =>
  Object.values(stored as Readonly<Record<string, Interaction>>).flatMap(documentLines)
