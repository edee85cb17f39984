// Which options are right: as it is said, as it is guessed, or not at all.
import { withoutEnd } from '@bank/contract/linear-text'
import { plainOf } from '@bank/contract/plain-text'
import { fragmentOf } from '../html/fragment.ts'
import type { Content, LinePart } from '../source/content.ts'
import { linesOf } from '../source/lines.ts'
import type { Draft, DraftOption } from './draft.ts'
import { keyParts, TRUTH } from './key.ts'
import { looksMarked } from './looks-marked.ts'
import { type Message, message } from './messages.ts'
import type { ReadQuestion } from './question.ts'
import { moveOptionsToStem } from './sub-questions.ts'

export type Key = Pick<ReadQuestion, 'keyStated'> & { letters: string[]; notes: Message[] }

/** `(B – S) Bumi bulat.`, `Bumi bulat. (B/S)` */
const MARKED = /^\s*(?:\(\s*B\s*[-–—/]\s*S\s*\)|B\s*[-–—/]\s*S\s)|\(\s*B\s*[-–—/]\s*S\s*\)\s*\.?\s*$/

/** Whether a single statement is answered with one of the two; the letter B is that of Benar. */
export function saysTrueOrFalse({ declared, section, options, statements, key, stem }: Draft): boolean {
  const isAsked = (declared ?? section) === 'kategori' || (declared === undefined && stem.some(isMarked))
  const isAlone = options.length === 0 && statements.length === 0 && !stem.some(({ kind }) => kind === 'table')
  return isAsked && isAlone && TRUTH.test(saidBy(key))
}

const isMarked = (content: Content) => MARKED.test(textOf(content))
const saidBy = (key: Draft['key']) => (!key ? '' : 'text' in key ? key.text.trim() : key.letters.join())

/** A single statement with `Kunci: Benar` is a choice between two. */
export function addTrueAndFalse(draft: Draft): void {
  const isTrue = /^[bt]/i.test(saidBy(draft.key))
  draft.declared ??= 'kategori'
  if (draft.keyContents.length === 1) draft.keyContents = []
  draft.options = (['Benar', 'Salah'] as const).map((text, at) => ({
    letter: at === 0 ? 'A' : 'B',
    printed: '',
    contents: [],
    given: text,
    isKey: false,
  }))
  draft.key = { letters: [isTrue ? 'A' : 'B'] }
}

export function keyOf(draft: Draft): Key {
  const known = draft.options.map(({ letter }) => letter)
  const starred = draft.options.filter(({ isKey }) => isKey).map(({ letter }) => letter)
  if (draft.key && 'letters' in draft.key && known.length > 0) {
    const unknown = draft.key.letters.filter((letter) => !known.includes(letter))
    return {
      letters: draft.key.letters,
      keyStated: 'stated',
      notes: unknown.map((letter) => ({ ...message('key-unknown', letter), of: rangeOf(known) })),
    }
  }
  const said = known.length > 0 && draft.key && 'text' in draft.key ? draft.key.text : undefined
  if (said !== undefined) return keyByText(said, draft)
  if (starred.length > 0) return { letters: starred, keyStated: 'stated', notes: [] }
  if (draft.key && known.length === 0) return { letters: [], keyStated: 'stated', notes: [] }
  const marked = draft.options.filter(looksMarked)
  const [guess] = marked
  if (guess && marked.length === 1 && known.length > 1) {
    return { letters: [guess.letter], keyStated: 'guessed', notes: [message('key-guessed', guess.letter)] }
  }
  return { letters: [], keyStated: 'none', notes: [] }
}

const rangeOf = (letters: readonly string[]) => [...new Set([letters[0], letters.at(-1)])].join('–')

/**
 * `Kunci: B. teks` is believed where option B says the same. Several parts that no option says are the answers of
 * sub-questions: `Kunci: a. 5  b. 9`.
 */
export function settleKey(draft: Draft): void {
  const { key, keyContents, options } = draft
  if (!key || !('letters' in key) || keyContents.length === 0) return
  const said = keyContents.map(textOf).join(' ').trim()
  if (options.length === 0) {
    draft.key = { text: said }
    return
  }
  const parts = keyContents.flatMap(partsOf)
  const [whole] = keyContents.length === 1 ? parts : []
  const isWhole = whole && isSaidBy({ ...whole, content: { ...whole.content, to: Number.POSITIVE_INFINITY } }, options)
  const right = isWhole ? [whole] : parts.filter((part) => isSaidBy(part, options))
  if (isWhole || (right.length > 0 && right.length === parts.length)) {
    draft.key = { letters: right.map(({ letter }) => letter) }
    draft.keyContents = []
  } else if (parts.length > 1 && right.length === 0) {
    draft.key = { text: said }
    draft.notes.push(message('sub-questions'))
    moveOptionsToStem(draft)
  } else draft.notes.push(message('key-unlike', said.slice(0, 80)))
}

/** `Jawaban: dari pertanyaan itu adalah ....` above the options is text of the question. */
export function returnEarlyText(draft: Draft): void {
  const { key, options, isSaidEarly } = draft
  const saysOption = key && 'text' in key && options.some(({ contents }) => normalOf(contents) === normal(key.text))
  if (!isSaidEarly || options.length < 2 || saysOption) return
  const isLater = (content: Content) => keyParts(textOf(content)).length > 0 || !isAbove(content, options)
  const early = draft.keyContents.filter((content) => !isLater(content))
  draft.stem.push(...early.map((content) => (content.kind === 'line' ? { ...content, from: 0 } : content)))
  draft.keyContents = draft.keyContents.filter(isLater)
  if (early.length > 0 && key && 'text' in key && draft.keyContents.length === 0) delete draft.key
}

const numberOf = (content: Content) => linesOf([content.kind === 'line' ? content.line : content.table])[0]?.number ?? 0
const isAbove = (content: Content, options: readonly DraftOption[]) =>
  options.every(({ contents }) => contents.every((part) => numberOf(content) < numberOf(part)))

interface SaidPart {
  letter: string
  content: LinePart
}

const textOf = (content: Content) => (content.kind === 'line' ? content.line.text.slice(content.from, content.to) : '')

const partsOf = (content: Content): SaidPart[] =>
  content.kind === 'line'
    ? keyParts(textOf(content)).map(({ letter, from, to }) => ({
        letter,
        content: { ...content, from: content.from + from, to: content.from + to },
      }))
    : []

/** Where both are only pictures nothing says that they are the same. */
function isSaidBy({ letter, content }: SaidPart, options: readonly DraftOption[]): boolean {
  const said = normalOf([content])
  return said !== '' && options.some((option) => option.letter === letter && normalOf(option.contents) === said)
}

const normalOf = (contents: readonly Content[]) => normal(plainOf(fragmentOf(contents).html))

/** `Kunci: Tokyo` names the option with that text, `Kunci: 2` the second where options have numbers. */
function keyByText(said: string, draft: Draft): Key {
  const byNumber = draft.hasNumberedOptions ? lettersOfNumbers(said, draft.options) : []
  const same = draft.options.filter(({ contents }) => normalOf(contents) === normal(said))
  const [only] = same
  const letters = byNumber.length > 0 ? byNumber : only && same.length === 1 ? [only.letter] : []
  if (letters.length > 0) {
    if (draft.keyContents.length === 1) draft.keyContents = []
    const isDoubtful = byNumber.length > 0 && only !== undefined && !byNumber.includes(only.letter)
    return { letters, keyStated: 'stated', notes: isDoubtful ? [message('key-number', said.trim())] : [] }
  }
  return { letters: [], keyStated: 'none', notes: [message('key-text', said.trim().slice(0, 80))] }
}

/** Empty where it says more than numbers of options. */
function lettersOfNumbers(said: string, options: readonly DraftOption[]): string[] {
  const numbers = said.trim().split(/\s*(?:[,;&]|\bdan\b|\band\b)\s*/i)
  const letters = numbers.map((number) => String.fromCharCode(64 + Number(/^\(?(\d{1,2})\)?$/.exec(number)?.[1])))
  const isKnown = letters.every((letter) => options.some((option) => option.letter === letter))
  return isKnown ? [...new Set(letters)] : []
}

const normal = (text: string) => withoutEnd(text.toLowerCase().replace(/[\s.]+/g, ' '), /[\s,;:]/).trim()
