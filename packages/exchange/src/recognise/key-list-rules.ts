// A list of keys: its headings, its entries, and the lines that go on with them.
import type { FormName } from '@bank/contract/question-words'
import { type LinePart, wholeLine } from '../source/content.ts'
import type { Line } from '../source/lines.ts'
import { type Heading, headingIn } from './headings.ts'
import { keyEntries } from './key.ts'
import { awaitsKeys, isAwaited, kindOf } from './key-list.ts'
import { isNumbered, type LineRule } from './line-rule.ts'
import { numberOf } from './numbering.ts'
import { optionMarks } from './option-marks.ts'
import type { KeyEntry, Paper } from './paper.ts'
import { ASKS, DISCUSSION, formNamed, KEY, KEY_LIST, KEY_LIST_OF, stimulusRange } from './patterns.ts'
import type { Reading } from './reading.ts'

/** `II. 1. Tokyo  2. lima`: the section before the first number. */
const INLINE_SECTION = /^\s*([A-H]|[IVX]{1,5})\s*[.)]\s*(?=\d{1,3}\s*[.)])/
const FORM_IN = /\b(pilihan\s+ganda|pg|uraian|esa[iy]|essay|isian)\b/i
/** What is asked or to be filled in is no answer. */
const ENDS_OPEN = /(?:\?|\.{3}|…|_{3})$/

/** What a key is worth says nothing of the next question. */
const SCORE = /^[\s(]*(?:skor|bobot|poin|nilai)\b/i

export const keyListHeading: LineRule = (line, reading) => {
  if (takesOneLine(line, reading)) return true
  if (isNumbered(line) || !(KEY_LIST.test(line.text) || isListOf(line, reading))) return false
  const { paper } = reading
  if (line.text.includes('[') && paper.current && !paper.current.key) {
    paper.key(line, line.text.length)
    paper.part = 'key'
    return true
  }
  paper.mark(line)
  paper.part = 'none'
  reading.isKeyList = true
  const form = formNamed(FORM_IN.exec(line.text)?.[1] ?? '')
  reading.keyList = { ...(form && { form }), hasDiscussions: /pembahasan|penyelesaian/i.test(line.text) }
  return true
}

/** `Kunci Jawaban: 1. A  2. B`. */
function takesOneLine(line: Line, { paper }: Reading): boolean {
  const found = isNumbered(line) ? null : KEY.exec(line.text)
  const typed = line.text.slice(found?.[0].length)
  if (!found || !paper.isBetweenQuestions || !/^1\s*[.)]/.test(typed)) return false
  const entries = keyEntries(typed)
  if (entries.length < 2) return false
  const marks = [wholeLine(line)]
  paper.keys.push(...entries.map((entry) => ({ ...entry, marks })))
  paper.part = 'none'
  return true
}

/** A heading with more words stands above keys. */
function isListOf(line: Line, { paper, after }: Reading): boolean {
  const next = after(line)
  if (!next || !paper.isBetweenQuestions || !KEY_LIST_OF.test(line.text)) return false
  const heading = headingIn(next)
  return numberOf(next)?.number === 1 || (heading !== undefined && !heading.isTask)
}

export const keyListEntry: LineRule = (line, reading) =>
  reading.isKeyList &&
  (takesSection(line, reading) || takesLetters(line, reading) || takesTexts(line, reading) || goesOn(line, reading))

/** A heading within the list names the section of the keys below it. */
function takesSection(line: Line, { paper, keyList, after }: Reading): boolean {
  const heading = /^\W?\d/.test(line.label?.text ?? '') ? undefined : headingIn(line)
  if (!heading || heading.isTask) return false
  const next = after(line)
  if (heading.number !== undefined && !(next && numberOf(next)?.number === 1)) return false
  const form = sectionFor(heading, paper)
  if (!form) return false
  paper.mark(line)
  keyList.form = form
  delete keyList.last
  return true
}

/** The form of the questions that a heading in the list means, by its words or by its letter. */
function sectionFor({ form, mark }: Heading, paper: Paper): FormName | undefined {
  const known = mark === undefined ? undefined : paper.sectionMarks.get(mark.toUpperCase())
  return [form, known].find((one): one is FormName => one !== undefined && one !== 'task' && awaitsKeys(one, paper))
}

function takesLetters(line: Line, reading: Reading): boolean {
  const { paper, keyList } = reading
  const [from, form] = inlineSection(line, reading)
  const number = line.label?.number
  const entries =
    isNumbered(line) && number !== undefined && /^\s*[A-J]\s*\W*$/i.test(line.text)
      ? [{ number, letter: line.text.trim().slice(0, 1).toUpperCase() }]
      : keyEntries(line.text.slice(from))
  if (entries.length === 0) return false
  const marks = [wholeLine(line)]
  const taken = entries.map((entry): KeyEntry => ({ ...entry, ...(form && { form }), marks: [...marks] }))
  paper.keys.push(...taken)
  follow(taken, keyList)
  return true
}

function inlineSection({ text }: Line, { paper, keyList }: Reading): [from: number, form: FormName | undefined] {
  const found = INLINE_SECTION.exec(text)
  return [found?.[0].length ?? 0, found ? paper.sectionMarks.get(found[1] ?? '') : keyList.form]
}

/** The lines below go on with an entry that stands alone. */
function follow(entries: readonly KeyEntry[], keyList: Reading['keyList']): void {
  const [only] = entries
  if (only && entries.length === 1) keyList.last = only
  else delete keyList.last
}

function takesTexts(line: Line, reading: Reading): boolean {
  const { paper, keyList, after } = reading
  if (hasOptions(after(line))) return false
  const entries = textEntries(line, reading)
  if (entries.length === 0 || !entries.every((entry) => isEntry(entry, reading))) return false
  paper.keys.push(...entries)
  follow(entries, keyList)
  return true
}

/** `1. Tokyo`, several of them after tabs or wide spaces. */
function textEntries(line: Line, reading: Reading): KeyEntry[] {
  const [start, form] = inlineSection(line, reading)
  const number = start === 0 ? numberOf(line) : numberOf({ ...line, text: line.text.slice(start) })
  if (!number) return []
  const cuts = [{ number: number.number, at: 0, from: start + number.end }]
  for (const found of line.text.matchAll(/(?:\t+ *| {2,}|; )(\d{1,3})\s*[.)]\s*(?=\S)/g)) {
    const isNext = Number(found[1]) === (cuts.at(-1)?.number ?? 0) + 1
    if (isNext && found.index > (cuts[0]?.from ?? 0))
      cuts.push({ number: Number(found[1]), at: found.index, from: found.index + found[0].length })
  }
  return cuts.map((cut, at) => {
    const to = cuts[at + 1]?.at ?? Number.POSITIVE_INFINITY
    const named = KEY.exec(line.text.slice(cut.from, to))?.[0].length ?? 0
    const said: LinePart = { kind: 'line', line, from: cut.from + named, to, withoutLabel: true }
    const marks: LinePart[] = [{ kind: 'line', line, from: cut.at, to }]
    return { number: cut.number, letter: '', said: [said], ...(form && { form }), marks }
  })
}

/** Whether an entry answers a question, in the order of the numbers. */
function isEntry(entry: KeyEntry, { paper, keyList: { last } }: Reading): boolean {
  const [part] = entry.said ?? []
  const said = part?.line.text.slice(part.from, part.to).trim() ?? ''
  const goesOnFrom = last ? last.number + 1 : entry.number
  const isInOrder = last?.discussion ? entry.number === goesOnFrom : entry.number >= goesOnFrom || entry.number === 1
  // ` 2. ` within the first entry: one text, or two
  const isMixed = new RegExp(`\\s${entry.number + 1}\\s*[.)]\\s`).test(said)
  return (
    said !== '' &&
    isInOrder &&
    !isMixed &&
    !ENDS_OPEN.test(said.slice(-3)) &&
    !ASKS.test(said) &&
    isAwaited(entry, paper)
  )
}

/** What stands below an entry: its discussion, or more of its text. A gap ends it. */
function goesOn(line: Line, { paper, keyList, after }: Reading): boolean {
  const { last } = keyList
  const why = isNumbered(line) ? null : DISCUSSION.exec(line.text)
  if (!last || (paper.isAfterGap && !why) || KEY_LIST.test(line.text) || stimulusRange(line.text)) return false
  if (SCORE.test(line.text)) return true
  if (numberOf(line) && (!last.discussion || hasOptions(after(line)))) return false
  if (why) last.marks?.push({ kind: 'line', line, from: 0, to: why[0].length })
  const part: LinePart = { ...wholeLine(line), from: why?.[0].length ?? 0 }
  if (why || last.discussion || (keyList.hasDiscussions && isDone(last, line))) {
    last.discussion = [...(last.discussion ?? []), part]
    return true
  }
  if (kindOf(last) === 'letters') return false
  last.said?.push(part)
  return true
}

/** Nothing more is wanted behind a letter; `b. dua` goes on with `a. satu`. */
function isDone(entry: KeyEntry, line: Line): boolean {
  const kind = kindOf(entry)
  return kind === 'letters' || (kind === 'both' && optionMarks(line).length === 0)
}

const hasOptions = (next: Line | undefined) => next !== undefined && optionMarks(next)[0]?.letter === 'A'
