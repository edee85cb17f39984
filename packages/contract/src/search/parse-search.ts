import { wordsIn } from './words.ts'

/** Where a term is looked for, by the name that people type before it. */
const QUESTION_SEARCH_FIELDS = ['kode', 'soal', 'pilihan', 'pembahasan', 'kunci', 'rumus'] as const
/** ... in topics and sub-topics. */
export const TOPIC_SEARCH_FIELDS = ['kode', 'judul', 'isi', 'rumus'] as const
export type SearchField = (typeof QUESTION_SEARCH_FIELDS | typeof TOPIC_SEARCH_FIELDS)[number]

export interface SearchTerm {
  /**
   * `word`: in any of its forms. `phrase`: these words one after another, as they stand. `prefix`: the last of them begins
   * so. `text`: a part of the text with its signs, as it stands.
   */
  readonly kind: 'word' | 'phrase' | 'prefix' | 'text'
  readonly words: readonly string[]
  readonly text: string
  readonly field: SearchField | null
}

/** What is searched: of each of `all` one of its terms, and none of `none`. */
export interface Search {
  readonly all: readonly (readonly SearchTerm[])[]
  readonly none: readonly SearchTerm[]
}

/** Thrown for a search that cannot be read. `at` counts letters from 1. */
export class SearchError extends Error {
  override name = 'SearchError'
  constructor(
    readonly at: number,
    reason: string,
  ) {
    super(`Huruf ke-${at}: ${reason}`)
  }
}

export const MOST_TERMS = 12
/** The fewest letters of the beginning of a word, and of a part of a text. */
const FEWEST = 3
const OR = 'ATAU'

interface Token {
  readonly at: number
  readonly not: boolean
  readonly field: SearchField | null
  readonly quoted: boolean
  readonly text: string
}

/** Reads what a person typed. Throws SearchError. */
export function parseSearch(typed: string, fields: readonly SearchField[] = QUESTION_SEARCH_FIELDS): Search {
  const items = [...tokensOf(typed, fields)].flatMap((token): Item[] => {
    const term = isOr(token) ? OR : termOf(token)
    return term ? [{ token, term }] : []
  })
  checkNumber(items)
  checkOrs(items)
  const all: SearchTerm[][] = []
  const none: SearchTerm[] = []
  for (const [place, { token, term }] of items.entries()) {
    if (term === OR) continue
    if (token.not) none.push(term)
    else if (items[place - 1]?.term === OR) all.at(-1)?.push(term)
    else all.push([term])
  }
  if (all.length === 0) throw new SearchError(1, 'tulis kata yang dicari.')
  return { all, none }
}

interface Item {
  readonly token: Token
  readonly term: SearchTerm | typeof OR
}

function checkNumber(items: readonly Item[]) {
  const over = items.filter(({ term }) => term !== OR)[MOST_TERMS]
  if (over) throw new SearchError(over.token.at, `paling banyak ${MOST_TERMS} kata atau frasa.`)
}

function checkOrs(items: readonly Item[]) {
  for (const [place, { token, term }] of items.entries()) {
    if (term !== OR) continue
    const [left, right] = [items[place - 1], items[place + 1]]
    if (!left || left.term === OR || left.token.not)
      throw new SearchError(token.at, `tulis kata di kiri dan di kanan ${OR}.`)
    if (!right) throw new SearchError(token.at, `tulis kata sesudah ${OR}.`)
    if (right.token.not) throw new SearchError(right.token.at, `kata dengan “-” tidak dapat mengikuti ${OR}.`)
  }
}

const isOr = ({ not, field, quoted, text }: Token) => text === OR && !not && !quoted && !field

const START = /(-?)(?:([a-z]{3,}):(?=\S))?("?)/iuy
const BARE = /[^\s"]*/uy
const SPACE = /\s*/uy

function* tokensOf(typed: string, fields: readonly SearchField[]): Generator<Token> {
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(typed)
    at += match?.[0].length ?? 0
    return match
  }
  for (take(SPACE); at < typed.length; take(SPACE)) {
    const from = at
    const [, minus, name, quote] = take(START) ?? []
    const field = fieldOf(name, from + 1 + (minus?.length ?? 0), fields)
    if (quote) {
      const end = typed.indexOf('"', at)
      if (end === -1) throw new SearchError(at, 'tanda kutip ini belum ditutup.')
      yield { at: from + 1, not: minus === '-', field, quoted: true, text: typed.slice(at, end) }
      at = end + 1
    } else {
      const text = field === 'rumus' ? takeFormula() : (take(BARE)?.[0] ?? '')
      yield { at: from + 1, not: minus === '-', field, quoted: false, text }
    }
  }

  /** A formula goes on to the next space; quotes in it are its own. */
  function takeFormula() {
    const end = typed.slice(at).search(/\s/u)
    const text = end === -1 ? typed.slice(at) : typed.slice(at, at + end)
    at += text.length
    return text
  }
}

function fieldOf(name: string | undefined, at: number, fields: readonly SearchField[]): SearchField | null {
  if (!name) return null
  const field = fields.find((known) => known === name.toLowerCase())
  if (!field) throw new SearchError(at, `“${name}:” tidak dikenal. Yang ada: ${fields.join(', ')}.`)
  return field
}

/** Undefined for signs alone, which say nothing. */
function termOf(token: Token): SearchTerm | undefined {
  const { at, field, quoted } = token
  const text = token.text.trim()
  const term: SearchTerm = { kind: 'phrase', words: wordsIn(text), text, field }
  if (field === 'kode' || field === 'rumus') return partOf(term, field === 'kode' ? 1 : FEWEST, at)
  // pembahasan and kunci stand in the index of words alone
  if (quoted && !field && SIGNS.test(text) && lengthOf(text) >= FEWEST) return partOf(term, FEWEST, at)
  if (term.words.length === 0) return undefined
  return quoted ? term : bare(term, at)
}

const SIGNS = /[^\p{L}\p{N}\p{M}\s]/u
const LETTER = /[\p{L}\p{N}]/u
const lengthOf = (text: string) => [...text].length

function bare(term: SearchTerm, at: number): SearchTerm {
  const { words, text } = term
  if (text.endsWith('*')) {
    if (lengthOf(words.at(-1) ?? '') < FEWEST)
      throw new SearchError(at, `tulis sedikitnya ${FEWEST} huruf sebelum “*”.`)
    return { ...term, kind: 'prefix' }
  }
  // `buku-buku` is the plural of `buku`
  const isOne = words.every((word) => word === words[0])
  return isOne ? { ...term, kind: 'word', words: words.slice(0, 1) } : term
}

function partOf(term: SearchTerm, fewest: number, at: number): SearchTerm {
  if (lengthOf(term.text) < fewest) throw new SearchError(at, `tulis sedikitnya ${fewest} huruf.`)
  // for signs alone no index helps: every text would be read
  if (!LETTER.test(term.text)) throw new SearchError(at, 'tulis juga huruf atau angka.')
  return { ...term, kind: 'text' }
}
