import type { InteractionInput } from '@bank/contract/question-form/interaction'
import { fragmentOf } from '../html/fragment.ts'
import { pictureSource } from '../html/picture.ts'
import type { Content } from '../source/content.ts'
import type { Draft } from './draft.ts'
import { message } from './messages.ts'
import type { ReadQuestion } from './question.ts'

type Parts = Pick<ReadQuestion, 'statements' | 'interaction' | 'keyStated'>

const TRUE_SIDE = /^(?:benar|true|b)$/i
const FALSE_SIDE = /^(?:salah|false|s)$/i
const sideNamed = (side: string) => (TRUE_SIDE.test(side) ? 'Benar' : FALSE_SIDE.test(side) ? 'Salah' : capital(side))
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
const OTHER_SIDE: Readonly<Record<string, string[]>> = {
  Benar: ['Benar', 'Salah'],
  Salah: ['Benar', 'Salah'],
  Ya: ['Ya', 'Tidak'],
  Tidak: ['Ya', 'Tidak'],
}

/** Statements with their columns: in SNPMB those of Benar and Salah have a form of their own. */
export function categoriesOf(draft: Draft, isSnpmb: boolean): Partial<Parts> & Partial<Pick<ReadQuestion, 'form'>> {
  const { statements } = draft
  const sides = statements.map(({ side }) => (side === undefined ? undefined : sideNamed(side)))
  const named = draft.sides?.map(sideNamed) ?? [
    ...new Set(sides.flatMap((side) => (side ? (OTHER_SIDE[side] ?? [side]) : []))),
  ]
  const keyStated = sides.every(Boolean) ? 'stated' : 'none'
  if (isSnpmb && !draft.categories && named.join() === 'Benar,Salah') {
    const read = statements.map(({ contents }, at) => ({
      text: fragmentOf(contents).html,
      answer: sides[at] === 'Benar' ? ('1' as const) : sides[at] === 'Salah' ? ('2' as const) : null,
    }))
    return { form: 'benar_salah', statements: read, keyStated }
  }
  const columns = columnsOf(draft, named)
  const rows = statements.map(({ contents }, at) => ({
    id: `r${at + 1}`,
    ...shown(contents),
    column: columnOf(columns, statements[at]?.column, sides[at]),
  }))
  return { interaction: { columns, rows }, keyStated }
}

type Columns = { id: string; text: string }[]

const columnsOf = ({ categories }: Draft, named: readonly string[]): Columns =>
  (categories?.map((contents) => fragmentOf(contents).html) ?? named).map((text, at) => ({ id: `c${at + 1}`, text }))

const columnOf = (columns: Columns, place: number | undefined, side: string | undefined) =>
  (place === undefined ? columns.find(({ text }) => text === side) : columns[place])?.id ?? null

/** Each left one has one partner. Where one has several, the sides change places: each of those has one. */
export function matchingOf({ left, right, pairs, notes }: Draft): Partial<Parts> {
  const isTwice = new Set(pairs.map(([from]) => from)).size < pairs.length
  const sides = isTwice
    ? { left: right, right: left, pairs: pairs.map(([from, to]) => [to, from] as const) }
    : { left, right, pairs }
  const ids = (list: Draft['left'], letter: string) => new Map(list.map(({ code }, at) => [code, `${letter}${at + 1}`]))
  const [lefts, rights] = [ids(sides.left, 'l'), ids(sides.right, 'r')]
  const known = sides.pairs.flatMap(([from, to]): [string, string][] => {
    const [one, other] = [lefts.get(from), rights.get(to)]
    return one && other ? [[one, other]] : []
  })
  const single = known.filter(([from], at) => known.findIndex(([other]) => other === from) === at)
  const reuse = new Set(single.map(([, to]) => to)).size < single.length
  const isWhole = single.length === sides.left.length && known.length === pairs.length && single.length === known.length
  if (!isWhole) notes.push(message('pairs-missing'))
  const interaction: InteractionInput = {
    left: sides.left.map(({ contents }, at) => ({ id: `l${at + 1}`, ...shown(contents) })),
    right: sides.right.map(({ contents }, at) => ({ id: `r${at + 1}`, ...shown(contents) })),
    pairs: single,
    ...(reuse && { reuse }),
  }
  return {
    interaction,
    keyStated: single.length > 0 ? 'stated' : 'none',
  }
}

export function shown(contents: readonly Content[]): { text: string; image?: string } {
  const { html, pictures } = fragmentOf(contents)
  return { text: html, ...(pictures[0] && { image: pictureSource(pictures[0]) }) }
}
