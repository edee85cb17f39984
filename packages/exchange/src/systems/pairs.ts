// Rows that each belong to one of several sides: a table of statements, or two lists to be paired.
import { plainOf } from '@bank/contract/plain-text'
import { MOST } from '@bank/contract/question-form/limits'
import type { FormName } from '@bank/contract/question-words'
import type { Desk } from './desk.ts'
import { rowOf } from './foreign-text.ts'
import type { Part } from './part.ts'
import { type Answers, keyIs } from './question.ts'

/** What is to be paired: `side` is the index of its partner among `sides`, undefined where none is said. */
export interface Paired {
  rows: { part: Part; side: number | undefined }[]
  /** Fragments. */
  sides: string[]
  /** The form that our own file says it was. */
  form?: FormName | undefined
}

/** Words that name columns, whatever the rows. */
const COLUMNS = [
  ['benar', 'salah'],
  ['true', 'false'],
  ['ya', 'tidak'],
  ['sesuai', 'tidak sesuai'],
  ['setuju', 'tidak setuju'],
  ['fakta', 'opini'],
]
const TRUE_OR_FALSE = ['benar,salah', 'true,false']

export function answersOfPairs(paired: Paired, isSnpmb: boolean, desk: Desk): Answers {
  const words = paired.sides.map((side) => plainOf(side).toLowerCase())
  if (isTrueOrFalse(paired, words, isSnpmb)) return statements(paired, words, desk)
  return isTable(paired, words) ? table(paired, desk) : matching(paired, desk)
}

/** The partners of rows, each once. */
export interface Sides {
  /** Fragments. */
  texts: string[]
  /** The index of a partner, which is added if it is new. */
  at: (text: string) => number
}

export function newSides(): Sides {
  const texts: string[] = []
  const known = new Map<string, number>()
  return {
    texts,
    at(text) {
      const plain = plainOf(text)
      const at = known.get(plain) ?? texts.push(text) - 1
      known.set(plain, at)
      return at
    },
  }
}

function isTable({ rows, sides, form }: Paired, words: readonly string[]): boolean {
  if (form !== undefined) return form === 'kategori' || form === 'benar_salah'
  if (sides.length < 2 || sides.length > MOST.columns) return false
  if (COLUMNS.some((columns) => words.every((word) => columns.includes(word)))) return true
  const uses = sides.map((_, at) => rows.filter(({ side }) => side === at).length)
  return uses.filter((count) => count > 1).length > 0 && rows.length > sides.length
}

/** SNPMB has a form of its own for statements that are true or false; they have no pictures. */
function isTrueOrFalse({ rows, form }: Paired, words: readonly string[], isSnpmb: boolean): boolean {
  if (!isSnpmb || form === 'jodohkan' || form === 'kategori') return false
  return isNamedSo(words) && rows.every(({ part }) => part.pictures.length === 0)
}

const isNamedSo = (words: readonly string[]) =>
  words.length > 0 && TRUE_OR_FALSE.some((pair) => words.every((word) => pair.split(',').includes(word)))

const isTrue = (word: string | undefined) => word === 'benar' || word === 'true'

function statements({ rows }: Paired, words: readonly string[], desk: Desk): Answers {
  const read = rows.map(({ part, side }) => {
    if (part.hasTable) desk.note('part-pictures')
    return {
      text: part.text,
      answer: side === undefined ? null : isTrue(words[side]) ? ('1' as const) : ('2' as const),
    }
  })
  return { form: 'benar_salah', statements: read, keyStated: keyIs(rows.every(({ side }) => side !== undefined)) }
}

function table({ rows, sides, form }: Paired, desk: Desk): Answers {
  const texts = form === 'kategori' ? sides : columnTexts(sides)
  const columns = texts.map((text, at) => ({ id: `c${at + 1}`, text }))
  return {
    form: 'kategori',
    keyStated: keyIs(rows.every(({ side }) => side !== undefined)),
    interaction: {
      columns,
      rows: rows.map(({ part, side }, at) => ({
        ...rowOf(part, `r${at + 1}`, desk),
        column: side === undefined ? null : (columns[side]?.id ?? null),
      })),
    },
  }
}

/** `True` is Benar here; a table of statements that are all true has the other column too. */
function columnTexts(sides: readonly string[]): string[] {
  const words = sides.map((side) => plainOf(side).toLowerCase())
  if (!isNamedSo(words)) return [...sides]
  const named = words.map((word): string => (isTrue(word) ? 'Benar' : 'Salah'))
  return [...named, ...['Benar', 'Salah'].filter((word) => !named.includes(word))]
}

function matching({ rows, sides }: Paired, desk: Desk): Answers {
  const pairs = rows.flatMap(({ side }, at): [string, string][] =>
    side === undefined ? [] : [[`l${at + 1}`, `r${side + 1}`]],
  )
  if (pairs.length < rows.length) desk.note('pairs-missing')
  const reuse = new Set(pairs.map(([, to]) => to)).size < pairs.length
  return {
    form: 'jodohkan',
    keyStated: keyIs(pairs.length > 0),
    interaction: {
      left: rows.map(({ part }, at) => rowOf(part, `l${at + 1}`, desk)),
      right: sides.map((text, at) => ({ id: `r${at + 1}`, text })),
      pairs,
      ...(reuse && { reuse }),
    },
  }
}
