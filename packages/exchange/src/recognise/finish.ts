// A gathered question as plain data: its form, its key, and what a person has to look at.
import { FRAGMENT_LENGTH, HTML_LENGTH } from '@bank/contract/fields'
import { plainOf } from '@bank/contract/plain-text'
<<<<<<< HEAD
import type { FormName } from '@bank/contract/question-words'
import { blocksHtml } from '../html/blocks.ts'
import { type Fragment, fragmentOf } from '../html/fragment.ts'
import { pictureSource } from '../html/picture.ts'
import { type Content, type LinePart, wholeLine } from '../source/content.ts'
=======
import { FORMS } from '@bank/contract/question-form/forms'
import { type Interaction, interactionInput, MOST_POINTS } from '@bank/contract/question-form/interaction'
import type { FormName } from '@bank/contract/question-words'
import type { PicturePiece } from '../docx/piece.ts'
import { blocksHtml } from '../html/blocks.ts'
import { type Fragment, fragmentOf } from '../html/fragment.ts'
import { pictureHtml, pictureSource } from '../html/picture.ts'
>>>>>>> 1de265617b3c4d6e8cfaa8e845ed83449d7d9828
import { contentWarnings } from './content-warnings.ts'
import { categoriesOf, matchingOf } from './documents.ts'
import { contentsIn, type Draft, type DraftOption, isBare } from './draft.ts'
import { pointsOf } from './fields.ts'
<<<<<<< HEAD
import { looksMarked } from './looks-marked.ts'
import { type Message, message } from './messages.ts'
import { ASKS } from './patterns.ts'
import type { QuestionState, ReadOption, ReadQuestion } from './question.ts'
=======
import { addTrueAndFalse, type Key, keyOf, saysTrueOrFalse } from './key-of.ts'
import { type Message, message } from './messages.ts'
import type { QuestionState, ReadOption, ReadQuestion } from './question.ts'
import { hasSubQuestions, moveOptionsToStem } from './sub-questions.ts'
>>>>>>> 1de265617b3c4d6e8cfaa8e845ed83449d7d9828

const ANSWER_LENGTH = 40
const MOST_OPTIONS = 10

<<<<<<< HEAD
type Key = Pick<ReadQuestion, 'keyStated'> & { letters: string[]; notes: Message[] }

=======
>>>>>>> 1de265617b3c4d6e8cfaa8e845ed83449d7d9828
export interface About {
  /** The bank that the questions go to has forms of its own. */
  isSnpmb: boolean
  /** Whether lettered lines are options elsewhere in the file. */
  hasChoices: boolean
}

<<<<<<< HEAD
export function finished(draft: Draft, { isSnpmb, hasChoices }: About): ReadQuestion {
  draft.options.sort((one, other) => one.letter.charCodeAt(0) - other.letter.charCodeAt(0))
  if (hasSubQuestions(draft, hasChoices)) moveOptionsToStem(draft)
  if (saysTrueOrFalse(draft)) addTrueAndFalse(draft)
  const key = keyOf(draft)
  const form = formOf(draft, key)
  if (form !== 'kategori') draft.stem.push(...draft.statements.flatMap(({ contents }) => contents))
  const kinds = [draft.options, draft.statements, draft.left].filter(({ length }) => length > 0)
  if (kinds.length > 1) draft.notes.push(message('parts-mixed'))
  const options = draft.options.map((option) => ({
    option,
    fragment: { ...fragmentOf(option.contents), ...(option.given && { html: option.given }) },
  }))
=======
export function finished(draft: Draft, about: About): ReadQuestion {
  prepare(draft, about)
  const key = keyOf(draft)
  const form = formOf(draft, key)
  if (form !== 'kategori') draft.stem.push(...draft.statements.flatMap(({ contents }) => contents))
  const options = draft.options.map((option) => ({ option, fragment: fragmentOfOption(option) }))
>>>>>>> 1de265617b3c4d6e8cfaa8e845ed83449d7d9828
  const read: ReadQuestion = {
    ...(draft.number !== undefined && { number: draft.number }),
    place: draft.place,
    lines: [],
    form,
<<<<<<< HEAD
    text: blocksHtml(draft.stem),
    options: options.map(({ option, fragment }) => readOption(option, fragment, key)),
    answers: [],
    statements: [],
    interaction: form === 'pgk' ? { multiple: true } : {},
    discussion: blocksHtml(draft.discussion),
    ...fieldsOf(draft),
    keyStated: key.keyStated,
    state: 'ready',
    messages: [...draft.notes, ...key.notes, ...contentsIn(draft).flatMap(contentWarnings)],
  }
  addAnswer(read, draft)
  if (form === 'kategori') Object.assign(read, categoriesOf(draft, isSnpmb))
  if (form === 'jodohkan') Object.assign(read, matchingOf(draft))
  read.messages.push(...partProblems(options), ...problems(read, draft))
  read.messages = unique(read.messages)
=======
    text: blocksHtml(draft.stem) + picturesHtml(leftPictures(draft)),
    options: options.map(({ option, fragment }) => readOption(option, fragment, key)),
    statements: [],
    interaction: form === 'pgk' ? { multiple: true } : {},
    ...answerOf(draft, form),
    ...fieldsOf(draft),
    keyStated: key.keyStated,
    state: 'ready',
    messages: [],
  }
  Object.assign(read, documentOf(draft, form, about))
  const found = [...draft.notes, ...key.notes, ...contentsIn(draft).flatMap(contentWarnings), ...partProblems(options)]
  read.messages = unique([...found, ...problems(read, draft)])
>>>>>>> 1de265617b3c4d6e8cfaa8e845ed83449d7d9828
  read.state = stateOf(read.messages)
  return read
}

<<<<<<< HEAD
export const unique = (messages: readonly Message[]): Message[] => [
  ...new Map(messages.map((one) => [`${one.code} ${one.detail}`, one])).values(),
]

export const stateOf = (messages: readonly Message[]): QuestionState => {
=======
function prepare(draft: Draft, { hasChoices }: About): void {
  draft.options.sort((one, other) => one.letter.charCodeAt(0) - other.letter.charCodeAt(0))
  if (hasSubQuestions(draft, hasChoices)) moveOptionsToStem(draft)
  if (saysTrueOrFalse(draft)) addTrueAndFalse(draft)
  const kinds = [draft.options, draft.statements, draft.left].filter(({ length }) => length > 0)
  if (kinds.length > 1) draft.notes.push(message('parts-mixed'))
}

function documentOf(draft: Draft, form: FormName, { isSnpmb }: About): Partial<ReadQuestion> {
  if (form === 'kategori') return categoriesOf(draft, isSnpmb)
  return form === 'jodohkan' ? matchingOf(draft) : {}
}

const fragmentOfOption = ({ contents, given }: DraftOption): Fragment => ({
  ...fragmentOf(contents),
  ...(given && { html: given }),
})

/** A part keeps one picture: the others stand below the text, so that none is lost. */
const leftPictures = ({ options, statements, left, right }: Draft): PicturePiece[] =>
  [...options, ...statements, ...left, ...right].flatMap(({ contents }) => fragmentOf(contents).pictures.slice(1))

const picturesHtml = (pictures: readonly PicturePiece[]) =>
  pictures.map((picture) => `<p>${pictureHtml(picture)}</p>`).join('')

const unique = (messages: readonly Message[]): Message[] => [
  ...new Map(messages.map((one) => [`${one.code} ${one.detail}`, one])).values(),
]

const stateOf = (messages: readonly Message[]): QuestionState => {
>>>>>>> 1de265617b3c4d6e8cfaa8e845ed83449d7d9828
  if (messages.some(({ severity }) => severity === 'error')) return 'wrong'
  return messages.length > 0 ? 'look' : 'ready'
}

function readOption({ letter }: DraftOption, { html, pictures }: Fragment, { letters }: Key): ReadOption {
  const [picture] = pictures
  return { text: html, ...(picture && { picture: pictureSource(picture) }), isKey: letters.includes(letter) }
}

<<<<<<< HEAD
/** Lettered lines that are asked, below a heading of essays or by their words. */
function hasSubQuestions({ options, key, declared, section, stem }: Draft, hasChoices: boolean): boolean {
  if (options.length < 2 || key || options.some(({ isKey }) => isKey)) return false
  const form = declared ?? section
  if (form === 'uraian') return true
  return form === undefined && !hasChoices && stem.length > 0 && options.every(asks)
}

const asks = ({ contents: [first] }: DraftOption) =>
  first?.kind === 'line' && ASKS.test(first.line.text.slice(first.from, first.to))

/** Whether a question has options that ask nothing. */
export const isChoice = ({ options }: Draft): boolean => options.length >= 2 && !options.every(asks)

function moveOptionsToStem(draft: Draft): void {
  draft.stem.push(...draft.options.flatMap(({ contents }) => contents.map(withMark)))
  draft.options = []
  draft.declared ??= 'uraian'
  if (draft.section !== 'uraian') draft.notes.push(message('sub-questions'))
}

const withMark = (content: Content): Content =>
  content.kind === 'line' && content.withoutLabel
    ? { ...wholeLine(content.line), from: startOf(content), to: content.to }
    : content

/** Where the mark of an option begins: at the start of its line, or after the option before it. */
function startOf({ line, from }: LinePart): number {
  const mark = /(?:^\s*|\t+ *| {2,}| )\*?[([]?[A-Ja-j]\s?:?[.)\]]\s*$/.exec(line.text.slice(0, from))
  return mark ? mark.index : from
}

const TRUTH = /^(?:benar|salah|true|false|b|s)$/i

const saysTrueOrFalse = ({ declared, section, options, statements, key, stem }: Draft): boolean =>
  (declared ?? section) === 'kategori' &&
  options.length === 0 &&
  statements.length === 0 &&
  key !== undefined &&
  'text' in key &&
  TRUTH.test(key.text.trim()) &&
  !stem.some(({ kind }) => kind === 'table')

/** A single statement with `Kunci: Benar` is a choice between two. */
function addTrueAndFalse(draft: Draft): void {
  const said = draft.key && 'text' in draft.key ? draft.key.text.trim() : ''
  const isTrue = /^[bt]/i.test(said)
  draft.options = (['Benar', 'Salah'] as const).map((text, at) => ({
    letter: at === 0 ? 'A' : 'B',
    printed: '',
    contents: [],
    given: text,
    isKey: false,
  }))
  draft.key = { letters: [isTrue ? 'A' : 'B'] }
}

function keyOf(draft: Draft): Key {
  const known = draft.options.map(({ letter }) => letter)
  const starred = draft.options.filter(({ isKey }) => isKey).map(({ letter }) => letter)
  if (draft.key && 'letters' in draft.key && known.length > 0) {
    const unknown = draft.key.letters.filter((letter) => !known.includes(letter))
    return {
      letters: draft.key.letters,
      keyStated: 'stated',
      notes: unknown.map((letter) => message('key-unknown', letter)),
    }
  }
  const said = known.length > 0 && draft.key && 'text' in draft.key ? draft.key.text : undefined
  if (said !== undefined) return keyByText(said, draft.options)
  if (starred.length > 0) return { letters: starred, keyStated: 'stated', notes: [] }
  if (draft.key && known.length === 0) return { letters: [], keyStated: 'stated', notes: [] }
  const marked = draft.options.filter(looksMarked)
  const [guess] = marked
  if (guess && marked.length === 1 && known.length > 1) {
    return { letters: [guess.letter], keyStated: 'guessed', notes: [message('key-guessed', guess.letter)] }
  }
  return { letters: [], keyStated: 'none', notes: [] }
}

/** `Kunci: Tokyo` names the option with that text. */
function keyByText(said: string, options: readonly DraftOption[]): Key {
  const same = options.filter(({ contents }) => normal(plainOf(fragmentOf(contents).html)) === normal(said))
  const [only] = same
  if (only && same.length === 1) return { letters: [only.letter], keyStated: 'stated', notes: [] }
  return { letters: [], keyStated: 'none', notes: [message('key-text', said.trim().slice(0, 80))] }
}

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim()

=======
>>>>>>> 1de265617b3c4d6e8cfaa8e845ed83449d7d9828
function formOf(draft: Draft, { letters }: Key): FormName {
  const wanted = draft.declared ?? draft.section
  if (draft.left.length > 0) return 'jodohkan'
  if (draft.statements.length > 0) return 'kategori'
  if (draft.options.length >= 2) return wanted === 'pgk' || letters.length > 1 ? 'pgk' : 'pg'
  if (wanted === 'isian' || wanted === 'uraian') return wanted
  const answer = plainOf(fragmentOf(draft.keyContents).html)
  if (answer !== '' && answer.length <= ANSWER_LENGTH && wanted === undefined) return 'isian'
  return draft.options.length > 0 ? 'pg' : 'uraian'
}

<<<<<<< HEAD
function addAnswer(read: ReadQuestion, draft: Draft): void {
  const answer = fragmentOf(draft.keyContents).html || letterAnswer(draft)
  if (answer === '') return
  if (read.form === 'isian') read.answers = [answer]
  else read.answer = answer
=======
/** An answer keeps no picture: those of the key go to the discussion. */
function answerOf(draft: Draft, form: FormName): Pick<ReadQuestion, 'answers' | 'discussion'> & { answer?: string } {
  const { html, pictures } = fragmentOf(draft.keyContents)
  const answer = html || letterAnswer(draft)
  const discussion = picturesHtml(pictures) + blocksHtml(draft.discussion)
  if (answer === '') return { answers: [], discussion }
  return form === 'isian' ? { answers: [answer], discussion } : { answers: [], answer, discussion }
>>>>>>> 1de265617b3c4d6e8cfaa8e845ed83449d7d9828
}

/** A short answer may look like a letter. */
const letterAnswer = ({ key, options }: Draft) =>
  key && 'letters' in key && options.length === 0 ? key.letters.join(', ') : ''

function fieldsOf({ fields }: Draft): Pick<ReadQuestion, 'keywords'> & Partial<ReadQuestion> {
  const { topic, subtopic, class: grade, level, indicator, label, points, keywords = '' } = fields
  return {
    ...(topic && { topic }),
    ...(subtopic && { subtopic }),
    ...(grade && { class: grade }),
    ...(level && { level }),
    ...(indicator && { indicator }),
    ...(label && { label }),
<<<<<<< HEAD
    ...(points && { points: pointsOf(points) }),
=======
    ...(points && isPoints(pointsOf(points)) && { points: pointsOf(points) }),
>>>>>>> 1de265617b3c4d6e8cfaa8e845ed83449d7d9828
    keywords: keywords
      .split(/[,;]/)
      .map((word) => word.trim())
      .filter(Boolean),
  }
}

function partProblems(options: readonly { option: DraftOption; fragment: Fragment }[]): Message[] {
  return options.flatMap(({ option: { letter }, fragment: { html, pictures, hasTable } }) => [
    ...(html === '' && pictures.length === 0 ? [message('option-empty', letter)] : []),
    ...(pictures.length > 1 ? [message('option-pictures', letter)] : []),
    ...(hasTable ? [message('option-table', letter)] : []),
    ...(html.length > FRAGMENT_LENGTH ? [message('text-long', FRAGMENT_LENGTH.toLocaleString('id-ID'))] : []),
  ])
}

const KNOWN_LEVELS = /^(?:mudah|sedang|sukar|sulit)$/i

<<<<<<< HEAD
function problems(read: ReadQuestion, draft: Draft): Message[] {
  const hasOptions = read.form === 'pg' || read.form === 'pgk'
  const letters = draft.options.map(({ letter }) => letter).sort()
  const hasGap = letters.some((letter, at) => letter.charCodeAt(0) - 65 !== at)
  return [
    ...(read.text === '' ? [message('stem-empty')] : []),
    ...(hasOptions && read.options.length < 2 ? [message('options-few')] : []),
    ...(read.options.length > MOST_OPTIONS ? [message('options-many')] : []),
    ...(hasGap ? [message('letters-gap', letters.join(', '))] : []),
    ...(lacksKey(read) ? [message('key-missing')] : []),
    ...(isBare(draft) ? [message('bare')] : []),
    ...(read.level && !KNOWN_LEVELS.test(read.level) ? [message('level-unknown', read.level)] : []),
    ...(isUnlike(read, draft) ? [message('form-unlike', draft.declaredAs)] : []),
    ...(Math.max(read.text.length, read.discussion.length) > HTML_LENGTH
      ? [message('text-long', HTML_LENGTH.toLocaleString('id-ID'))]
      : []),
=======
const problems = (read: ReadQuestion, draft: Draft): Message[] => [
  ...optionProblems(read, draft),
  ...(read.text === '' ? [message('stem-empty')] : []),
  ...(draft.fields.points && read.points === undefined ? [message('points-unlike', draft.fields.points)] : []),
  ...(lacksKey(read) ? [message('key-missing')] : []),
  ...unfit(read),
  ...(isBare(draft) ? [message('bare')] : []),
  ...(read.level && !KNOWN_LEVELS.test(read.level) ? [message('level-unknown', read.level)] : []),
  ...(isUnlike(read, draft) ? [message('form-unlike', draft.declaredAs)] : []),
  ...(Math.max(read.text.length, read.discussion.length) > HTML_LENGTH
    ? [message('text-long', HTML_LENGTH.toLocaleString('id-ID'))]
    : []),
]

function optionProblems({ form, options }: ReadQuestion, draft: Draft): Message[] {
  const letters = draft.options.map(({ letter }) => letter)
  const hasGap = letters.some((letter, at) => letter.charCodeAt(0) - 65 !== at)
  const parts = [...draft.statements, ...draft.left, ...draft.right]
  return [
    ...((form === 'pg' || form === 'pgk') && options.length < 2 ? [message('options-few')] : []),
    ...(options.length > MOST_OPTIONS ? [message('options-many')] : []),
    ...(hasGap ? [message('letters-gap', letters.join(', '))] : []),
    ...(parts.some(({ contents }) => fragmentOf(contents).pictures.length > 1) ? [message('part-pictures')] : []),
>>>>>>> 1de265617b3c4d6e8cfaa8e845ed83449d7d9828
  ]
}

function lacksKey({ form, options, answers, keyStated }: ReadQuestion): boolean {
  if (form === 'pg' || form === 'pgk') return keyStated === 'none' || !options.some(({ isKey }) => isKey)
<<<<<<< HEAD
=======
  if (form === 'kategori' || form === 'benar_salah') return keyStated === 'none'
>>>>>>> 1de265617b3c4d6e8cfaa8e845ed83449d7d9828
  return form === 'isian' && answers.length === 0
}

function isUnlike({ form }: ReadQuestion, { declared }: Draft): boolean {
  const isTrueOrFalse = declared === 'kategori' && form === 'pg'
  return declared !== undefined && declared !== form && !isTrueOrFalse && !(declared === 'pg' && form === 'pgk')
}
<<<<<<< HEAD
=======

const isPoints = (points: number) => points >= 0.01 && points <= MOST_POINTS

/** What the contract would refuse: too many rows or pairs, an empty column. */
function unfit({ form, interaction }: ReadQuestion): Message[] {
  const parsed = interactionInput.safeParse(interaction)
  const [issue] = parsed.error?.issues ?? []
  const [problem] =
    issue || !('problems' in FORMS[form]) ? [] : Object.values(FORMS[form].problems?.(interaction as Interaction) ?? {})
  const said = issue?.message ?? problem
  return said ? [message('document-unfit', said)] : []
}
>>>>>>> 1de265617b3c4d6e8cfaa8e845ed83449d7d9828
