import { plainOf } from '@bank/contract/plain-text'
import { ID } from '@bank/contract/question-form/interaction'
import { SIDE_NAMES } from '../qti/words.ts'
import type { Desk } from '../systems/desk.ts'
import { rowOf } from '../systems/foreign-text.ts'
import { partOf } from '../systems/part.ts'
import { type Answers, keyIs } from '../systems/question.ts'
import { childrenOf, type XmlElement } from '../xml/element.ts'
import { type Given, orderOf, ruleOf } from './given.ts'

/** A row or a column: how often it may be taken, 0 for any number. */
interface End {
  id: string
  most: number
  text: string
  image?: string
}

const MOST_COLUMNS = 5

/** A table of statements with two to five columns, or two lists to be paired. */
export function matchOf(given: Given): Answers {
  const [from = [], to = []] = childrenOf(given.interaction, 'qti-simple-match-set').map((set) =>
    childrenOf(set, 'qti-simple-associable-choice').map((choice) => endOf(choice, given.desk)),
  )
  const pairs = given.response.correct.map((pair) => pair.split(/\s+/))
  return isTable(given, from, to, pairs) ? tableOf(given, from, to, pairs) : pairsOf(given, from, to, pairs)
}

const endOf = ({ attributes, children }: XmlElement, desk: Desk): End => ({
  ...rowOf(partOf(children, desk), attributes.identifier ?? '', desk),
  most: Number(attributes['match-max'] ?? 1),
})

type Pairs = readonly (readonly string[])[]

function isTable({ interaction, isOurs }: Given, from: readonly End[], to: readonly End[], pairs: Pairs): boolean {
  const isNarrow = to.length >= 2 && to.length <= MOST_COLUMNS && to.every(({ image, text }) => !image && text !== '')
  const isOnce = new Set(pairs.map(([row]) => row)).size === pairs.length
  const isTabular = /\bqti-match-tabular\b/.test(interaction.attributes.class ?? '')
  if (isOurs) return isTabular
  const areColumns = to.every(({ most }) => most === 0 || most >= from.length) && from.every(({ most }) => most === 1)
  return isNarrow && isOnce && (isTabular || (areColumns && from.length > 1))
}

/** Our ids where all are, else new ones: `r1`, `r2`. */
function idsOf(ends: readonly End[], letter: string): Map<string, string> {
  const areOurs = ends.every(({ id }) => ID.test(id) && id.startsWith(letter))
  return new Map(ends.map(({ id }, at) => [id, areOurs ? id : `${letter}${at + 1}`]))
}

function tableOf(given: Given, from: readonly End[], to: readonly End[], pairs: Pairs): Answers {
  const column = new Map(pairs.map(([row = '', side = '']) => [row, side]))
  const keyStated = keyIs(from.length > 0 && from.every(({ id }) => column.has(id)))
  if (isTrueOrFalse(given, from, to)) {
    const statements = from.map(({ id, text }) => ({ text, answer: answerOf(to, column.get(id)) }))
    return { form: 'benar_salah', statements, keyStated, ...ruleOf(given, 'benar_salah') }
  }
  const [rows, columns] = [idsOf(from, 'r'), idsOf(to, 'c')]
  const interaction = {
    columns: to.map(({ id, text }) => ({ id: columns.get(id), text })),
    rows: from.map((end) => ({
      ...shown(end, rows),
      column: columns.get(column.get(end.id) ?? '') ?? null,
    })),
    ...orderOf(given),
  }
  return { form: 'kategori', interaction, keyStated, ...ruleOf(given, 'kategori') }
}

/** SNPMB has a form of its own for statements that are true or false; they have no pictures. */
function isTrueOrFalse({ isSnpmb, isOurs }: Given, from: readonly End[], to: readonly End[]): boolean {
  if (!isSnpmb || from.some(({ image }) => image)) return false
  if (isOurs) return to.map(({ id }) => id).join() === SIDE_NAMES.join()
  return to.length === 2 && to.some(isTrueSide) && to.some(isFalseSide)
}

const isTrueSide = ({ text }: End) => /^(?:benar|true|b)$/i.test(plainOf(text))
const isFalseSide = ({ text }: End) => /^(?:salah|false|s)$/i.test(plainOf(text))

function answerOf(sides: readonly End[], chosen: string | undefined): '1' | '2' | null {
  const side = sides.find(({ id }) => id === chosen)
  return side ? (isTrueSide(side) ? '1' : '2') : null
}

const shown = ({ id, text, image }: End, ids: ReadonlyMap<string, string>) => ({
  id: ids.get(id),
  text,
  ...(image && { image }),
})

/** Each left one has one partner. Where one has several, the sides change places if that helps. */
function pairsOf(given: Given, from: readonly End[], to: readonly End[], pairs: Pairs): Answers {
  const isTwice = new Set(pairs.map(([one]) => one)).size < pairs.length
  const [left, right] = isTwice ? [to, from] : [from, to]
  const [lefts, rights] = [idsOf(left, 'l'), idsOf(right, 'r')]
  const known = pairs.flatMap(([one = '', other = '']): [string, string][] => {
    const [start, end] = isTwice ? [lefts.get(other), rights.get(one)] : [lefts.get(one), rights.get(other)]
    return start && end ? [[start, end]] : []
  })
  const single = known.filter(([start], at) => known.findIndex(([other]) => other === start) === at)
  if (single.length < left.length || single.length < pairs.length) given.desk.note('pairs-missing')
  const isShared = new Set(single.map(([, end]) => end)).size < single.length
  const reuse = isShared || (given.isOurs && right.some(({ most }) => most === 0))
  const interaction = {
    left: left.map((end) => shown(end, lefts)),
    right: right.map((end) => shown(end, rights)),
    pairs: single,
    ...(reuse && { reuse }),
    ...orderOf(given),
  }
  return { form: 'jodohkan', interaction, keyStated: keyIs(single.length > 0), ...ruleOf(given, 'jodohkan') }
}
