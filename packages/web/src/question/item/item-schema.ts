import { FRAGMENT_LENGTH, fragment, HTML_LENGTH, optionalId } from '@bank/contract/fields'
import { levels } from '@bank/contract/question-form/interaction'
import { atMost, MOST, MOST_POINTS } from '@bank/contract/question-form/limits'
import { rubricPoints } from '@bank/contract/question-form/uraian/rubric-points'
import { TOO_MANY_POINTS } from '@bank/contract/question-form/uraian/shape'
import { statementAnswerInput } from '@bank/contract/question-parts'
import * as z from 'zod'
import { matchingOf } from '../../question-form/jodohkan/document.ts'
import { isBlank, optionsOf, withoutBlanks } from '../../question-form/values/blank.ts'
import { type ItemValues, type ListName, listOf, shownValues } from '../../question-form/values/item-values.ts'

const rowId = z.string().optional()
const image = z.string()
const columnText = z.string().max(FRAGMENT_LENGTH)
/** In the form a row or the discussion may still be blank; it is not sent then. */
export const itemParts = {
  columns: z.array(z.object({ id: z.string(), text: columnText })).optional(),
  rows: z.array(z.object({ id: rowId, text: fragment, image, column: z.string().nullable() })).optional(),
  matches: z
    .array(z.object({ id: rowId, text: fragment, image, partner_id: rowId, partner: fragment, partner_image: image }))
    .optional(),
  lures: z.array(z.object({ id: rowId, text: fragment, image })).optional(),
  rubric: z.array(z.object({ id: rowId, text: fragment, levels })).optional(),
  used: z.record(z.string(), z.number()).optional(),
  keywords: z.array(z.object({ id_keyword: optionalId, keyword_text: fragment })).optional(),
  statements: z.array(z.object({ id: optionalId, text: fragment, answer: statementAnswerInput })).optional(),
  discussion: z.object({ discussion_text: z.string().max(HTML_LENGTH), image: z.string().optional() }).nullish(),
}

/** For users who may not delete an existing discussion (decisions 2). */
export const keptDiscussion = {
  discussion: z.object({
    discussion_text: z.string().min(1, 'Hanya admin yang dapat menghapus pembahasan.').max(HTML_LENGTH),
    image: z.string().optional(),
  }),
}

/** `schema.extend(itemParts).superRefine(...wholeItem)`: reports a blank option between filled ones at its own field. */
export const wholeItem = [
  (values: Partial<ItemValues>, context: z.core.$RefinementCtx) => {
    const item = { question_text: '', ...values }
    const list = listOf(item)
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (list === 'selections') return refuseBlankOptions(item, refuse)
    if (list === 'rows') return refuseColumns(item, refuse)
    if (list === 'matches') return refuseHalves(item, refuse)
    if (list === undefined) return refuseCriteria(item, refuse)
  },
  // run together with the other checks, not only after they pass
  { when: () => true },
] as const

/** `atSight(schema.superRefine(...wholeItem))`: what another type would send is not looked at. */
export const atSight = <Values, Input extends ItemValues>(schema: z.ZodType<Values, Input>) =>
  // zod says of what is preprocessed only that it is unknown
  z.preprocess((values) => shownValues(values as Input), schema) as unknown as z.ZodType<Values, Input>

/** Of an item that may still lack fields: an empty one counts as missing. */
export const draftSchema = <Values extends object>(schema: z.ZodType<unknown, Partial<Values>>) =>
  z.preprocess((values) => {
    const shown = shownValues(values as ItemValues)
    return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== ''))
  }, schema) as unknown as z.ZodType<unknown, Values>

type Refuse = (path: (string | number)[], message: string) => void

function refuseTooMany(list: ListName, rows: readonly unknown[], most: number, refuse: Refuse) {
  if (rows.length > most) refuse([list, 'root'], atMost(most))
}

function refuseBlankOptions(item: ItemValues, refuse: Refuse) {
  for (const [index, row] of optionsOf(item).entries()) {
    if (isBlank.selections(row))
      refuse(['selections', index, 'selection_text'], 'Masih kosong. Isi pilihan ini, atau hapus.')
  }
}

function refuseColumns(item: ItemValues, refuse: Refuse) {
  const words = (item.columns ?? []).map(({ text }) => text.trim())
  const { rows } = withoutBlanks(item)
  refuseTooMany('rows', rows, MOST.rows, refuse)
  if (rows.length === 0) return
  for (const [index, word] of words.entries()) {
    if (word === '') refuse(['columns', index, 'text'], 'Isi kolom ini, atau hapus.')
    else if (words.indexOf(word) < index) refuse(['columns', index, 'text'], `Kolom "${word}" ada dua kali.`)
  }
}

/** A pair needs its left side; the right one may still be chosen. Without `reuse`, each right one serves once. */
function refuseHalves(item: ItemValues, refuse: Refuse) {
  const { left = [], right = [] } = matchingOf(item)
  refuseTooMany('matches', left, MOST.left, refuse)
  refuseTooMany('lures', right, MOST.right, refuse)
  const seen: string[] = []
  for (const [index, row] of (item.matches ?? []).entries()) {
    if (isBlank.matches(row)) continue
    if (row.text.trim() === '' && !row.image) refuse(['matches', index, 'text'], 'Isi pernyataan ini.')
    const partner = `${row.partner} ${row.partner_image}`.trim()
    if (partner !== '' && seen.includes(partner) && item.interaction?.reuse !== true)
      refuse(['matches', index, 'partner'], 'Pasangan ini sudah dipakai. Izinkan di bawah, atau ganti.')
    seen.push(partner)
  }
}

function refuseCriteria(item: ItemValues, refuse: Refuse) {
  for (const [index, row] of (item.rubric ?? []).entries())
    if (!isBlank.rubric(row) && row.text.trim() === '')
      refuse(['rubric', index, 'text'], 'Isi kriteria ini, atau hapus.')
  const { rubric } = withoutBlanks(item)
  refuseTooMany('rubric', rubric, MOST.rubric, refuse)
  if (rubricPoints(rubric) > MOST_POINTS) refuse(['rubric', 'root'], TOO_MANY_POINTS)
}
