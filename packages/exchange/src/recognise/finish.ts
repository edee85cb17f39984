// A gathered question as plain data: its form, its key, and what a person has to look at.
import { plainOf } from '@bank/contract/plain-text'
import type { FormName } from '@bank/contract/question-words'
import type { PicturePiece } from '../docx/piece.ts'
import { blocksHtml } from '../html/blocks.ts'
import { type Fragment, fragmentOf } from '../html/fragment.ts'
import { pictureHtml, pictureSource } from '../html/picture.ts'
import type { Content } from '../source/content.ts'
import { isBox } from './box-marks.ts'
import { checked, isPoints, namesOptions, stateOf, unique } from './checks.ts'
import { contentWarnings } from './content-warnings.ts'
import { categoriesOf, matchingOf } from './documents.ts'
import { contentsIn, type Draft, type DraftOption, isBare } from './draft.ts'
import { pointsOf, ruleOf } from './fields.ts'
import { addTrueAndFalse, type Key, keyOf, returnEarlyText, saysTrueOrFalse, settleKey } from './key-of.ts'
import { type Message, message } from './messages.ts'
import { ownAnswers, ownDocument } from './own-document.ts'
import type { ReadOption, ReadQuestion } from './question.ts'
import { hasSubQuestions, moveOptionsBack, moveOptionsToStem } from './sub-questions.ts'

const ANSWER_LENGTH = 40

export interface About {
  /** The bank that the questions go to has forms of its own. */
  isSnpmb: boolean
  /** Whether lettered lines are options elsewhere in the file. */
  hasChoices: boolean
}

export function finished(draft: Draft, about: About): ReadQuestion {
  prepare(draft, about)
  const key = keyOf(draft)
  const form = formOf(draft, key)
  if (form !== 'kategori') draft.stem.push(...draft.statements.flatMap(({ contents }) => contents))
  const options = draft.options.map((option) => ({ option, fragment: fragmentOfOption(option) }))
  const read: ReadQuestion = {
    ...(draft.number !== undefined && { number: draft.number }),
    place: draft.place,
    lines: [],
    form,
    text: blocksHtml(draft.stem) + picturesHtml(leftPictures(draft)),
    options: options.map(({ option, fragment }) => readOption(option, fragment, key)),
    statements: [],
    interaction: form === 'pgk' ? { multiple: true } : form === 'isian' && draft.unit ? { unit: draft.unit } : {},
    ...answerOf(draft, form),
    ...fieldsOf(draft),
    ...knownAs(draft),
    keyStated: key.keyStated,
    state: 'ready',
    messages: [],
  }
  Object.assign(read, documentOf(draft, form, about))
  const found = [...draft.notes, ...key.notes, ...contentsIn(draft).flatMap(contentWarnings), ...partProblems(options)]
  read.messages = withoutMissing(unique([...found, ...problems(read, draft)]))
  read.state = stateOf(read.messages)
  return read
}

/** A key that is no option is there, and wrong. */
const withoutMissing = (messages: Message[]): Message[] =>
  messages.some(({ code }) => code === 'key-unknown') ? messages.filter(({ code }) => code !== 'key-missing') : messages

function prepare(draft: Draft, { hasChoices }: About): void {
  draft.options.sort((one, other) => one.letter.charCodeAt(0) - other.letter.charCodeAt(0))
  if (draft.options.length === 1 && isBox(draft.options[0]?.printed ?? '')) moveOptionsBack(draft)
  returnEarlyText(draft)
  settleKey(draft)
  if (hasSubQuestions(draft, hasChoices)) moveOptionsToStem(draft)
  if (saysTrueOrFalse(draft)) addTrueAndFalse(draft)
  const kinds = [draft.options, draft.statements, draft.left].filter(({ length }) => length > 0)
  if (kinds.length > 1) draft.notes.push(message('parts-mixed'))
}

function documentOf(draft: Draft, form: FormName, { isSnpmb }: About): Partial<ReadQuestion> {
  if (draft.table) return ownDocument(draft, draft.table)
  if (draft.keyLines && form === 'isian') return { answers: ownAnswers(draft.keyLines) }
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

function readOption({ letter }: DraftOption, { html, pictures }: Fragment, { letters }: Key): ReadOption {
  const [picture] = pictures
  return { text: html, ...(picture && { picture: pictureSource(picture) }), isKey: letters.includes(letter) }
}

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

/** An answer keeps no picture, and a choice no text of its key: they go to the discussion, where they are seen. */
function answerOf(
  draft: Draft,
  form: FormName,
): Pick<ReadQuestion, 'answers' | 'discussion' | 'ranges'> & { answer?: string } {
  const { html, pictures } = fragmentOf(draft.keyContents)
  const answer = html || letterAnswer(draft)
  const isChoice = form === 'pg' || form === 'pgk'
  const ofKey = isChoice ? blocksHtml(draft.keyContents) : picturesHtml(pictures)
  const discussion = ofKey + blocksHtml(draft.discussion)
  const ranges = form === 'isian' && draft.ranges.length > 0 ? { ranges: draft.ranges } : {}
  if (answer === '' || isChoice) return { answers: [], discussion, ...ranges }
  if (form !== 'isian') return { answers: [], answer, discussion }
  return { answers: draft.hasSeveralAnswers ? answersIn(draft) : [answer], discussion, ...ranges }
}

/** Each paragraph of the key is one. */
function answersIn({ keyContents }: Draft): string[] {
  const paragraphOf = (content: Content) => (content.kind === 'line' ? content.line.paragraph : content)
  const paragraphs = [...new Set(keyContents.map(paragraphOf))]
  return paragraphs
    .map((one) => fragmentOf(keyContents.filter((content) => paragraphOf(content) === one)).html)
    .filter((html) => html !== '')
}

const knownAs = ({ fields, code = fields.code, mark, rule = ruleOf(fields.points ?? '') }: Draft) => ({
  ...(code && { code }),
  ...(mark && { mark }),
  ...(rule && { rule }),
})

/** A short answer may look like a letter. */
const letterAnswer = ({ key, options }: Draft) =>
  key && 'letters' in key && options.length === 0 ? key.letters.join(', ') : ''

function fieldsOf({ fields, keywords }: Draft): Pick<ReadQuestion, 'keywords'> & Partial<ReadQuestion> {
  const { topic, subtopic, class: grade, level, indicator, label, points } = fields
  return {
    ...(topic && { topic }),
    ...(subtopic && { subtopic }),
    ...(grade && { class: grade }),
    ...(level && { level }),
    ...(indicator && { indicator }),
    ...(label && { label }),
    ...(points && isPoints(pointsOf(points)) && { points: pointsOf(points) }),
    keywords: keywords.map((word) => fragmentOf([word]).html).filter((html) => html !== ''),
  }
}

function partProblems(options: readonly { option: DraftOption; fragment: Fragment }[]): Message[] {
  return options.flatMap(({ option: { letter }, fragment: { html, pictures, hasTable } }) => [
    ...(html === '' && pictures.length === 0 ? [message('option-empty', letter)] : []),
    ...(pictures.length > 1 ? [message('option-pictures', letter)] : []),
    ...(hasTable ? [message('option-table', letter)] : []),
  ])
}

const problems = (read: ReadQuestion, draft: Draft): Message[] => [
  ...partsProblems(draft),
  ...checked(read),
  ...(draft.fields.points && read.points === undefined ? [message('points-unlike', draft.fields.points)] : []),
  ...(isBare(draft) ? [message('bare')] : []),
  ...optionsMissing(read, draft),
  ...(isUnlike(read, draft) ? [message('form-unlike', draft.declaredAs)] : []),
]

/** A short answer that is declared, and an answer in a file of ours, may look like a letter. */
function optionsMissing(read: ReadQuestion, { declared, mark, keyLines }: Draft): Message[] {
  const isSure = mark !== undefined || keyLines !== undefined || (declared === 'isian' && read.form === 'isian')
  const said = isSure ? undefined : namesOptions(read)
  return said === undefined ? [] : [message('answer-letter', said)]
}

function partsProblems(draft: Draft): Message[] {
  const letters = draft.options.map(({ letter }) => letter)
  const hasGap = letters.some((letter, at) => letter.charCodeAt(0) - 65 !== at)
  const parts = [...draft.statements, ...draft.left, ...draft.right]
  return [
    ...(hasGap ? [message('letters-gap', letters.join(', '))] : []),
    ...(parts.some(({ contents }) => fragmentOf(contents).pictures.length > 1) ? [message('part-pictures')] : []),
  ]
}

function isUnlike({ form }: ReadQuestion, { declared }: Draft): boolean {
  const isTrueOrFalse = declared === 'kategori' && (form === 'pg' || form === 'benar_salah')
  return declared !== undefined && declared !== form && !isTrueOrFalse && !(declared === 'pg' && form === 'pgk')
}
