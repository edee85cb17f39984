// Moodle XML: a quiz of questions, each by its parts. Nothing outside the file is asked for.
import { plainOf } from '@bank/contract/plain-text'
import { FORMS } from '@bank/contract/question-form/forms'
import { mathHtml } from '../mathml/math-html.ts'
import type { ReadOptions } from '../recognise/read-questions.ts'
import { newDesk } from '../systems/desk.ts'
import { Gathering } from '../systems/gathering.ts'
import { labelsOf } from '../systems/labels.ts'
import { unsupported } from '../systems/not-read.ts'
import { isOwnId, OWN_COUNT, OWN_RULE } from '../systems/own-marks.ts'
import { MOST_PARTS } from '../systems/question.ts'
import { childOf, childrenOf, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/xml.ts'
import { FileRefused } from '../zip/file-refused.ts'
import { KINDS } from './kinds.ts'
import { newPictures, type Pictures } from './pictures.ts'
import { isSaid, lineIn, lineOf, oldPictureHtml, textsOf } from './texts.ts'

/** Throws FileRefused. Its pictures are by the names that their sources have. */
export async function readMoodle(bytes: AsyncIterable<Uint8Array>, { bank }: ReadOptions) {
  const gathering = new Gathering()
  const pictures = newPictures()
  const take = (question: XmlElement) => {
    if (question.name === 'question' && !gathering.isFull) takeQuestion(question, { gathering, pictures, bank })
  }
  const quiz = await readXml(bytes, { each: { of: 'quiz', take } })
  if (quiz.name !== 'quiz') throw new FileRefused('unknown-xml', quiz.name)
  return { ...gathering.reading(), pictures: pictures.bytes }
}

interface Into {
  gathering: Gathering
  pictures: Pictures
  bank: ReadOptions['bank']
}

function takeQuestion(question: XmlElement, { gathering, pictures, bank }: Into) {
  const { type = '' } = question.attributes
  if (type === 'category') return gathering.category(lineIn(question, 'category'))
  const origin = gathering.origin(lineIn(question, 'name'))
  const answersOf = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined
  if (!answersOf && type !== 'description') return gathering.fail(unsupported(type || 'tanpa jenis', origin))
  const desk = newDesk({ hasLatex: true, partOf: () => undefined, mathOf: mathHtml })
  const stem = childOf(question, 'questiontext')
  const texts = textsOf(desk, pictures, stem?.attributes.format === 'html' ? 'html' : 'moodle')
  const text = texts.blocks(stem) + oldPictureHtml(question, desk, pictures)
  if (!answersOf) return gathering.describe(text, desk.messages(), countOf(question))
  const answers = answersOf({ question, texts, desk, isSnpmb: bank === 'snpmb' })
  loseRest(question, desk.lose)
  const points = lineIn(question, 'defaultgrade')
  const rule = FORMS[answers.form].rules.find((one) => one === question.attributes[OWN_RULE])
  const content = {
    ...answers,
    ...(rule && { rule }),
    text,
    discussion: texts.blocks(childOf(question, 'generalfeedback')),
    ...labelsOf(
      childrenOf(childOf(question, 'tags') ?? question, 'tag')
        .slice(0, MOST_PARTS)
        .map(lineOf),
    ),
    ...(points !== '' && { points: Number(points) }),
  }
  gathering.add(origin, content, desk)
}

const countOf = ({ attributes }: XmlElement) => {
  const count = attributes[OWN_COUNT]
  return count === undefined ? undefined : Number(count) || 0
}

/** What Moodle writes where an author wrote nothing. */
const STOCK_FEEDBACK =
  /^(?:your answer is (?:partially |in)?correct|jawaban anda (?:benar|salah|sebagian benar|kurang tepat))\.?$/i
const STOCK_PENALTY = [0, 0.1, 1 / 3, 1]

function loseRest(question: XmlElement, lose: (what: string) => void) {
  if (childrenOf(question, 'hint').some(isSaid)) lose('petunjuk')
  if (!isOwnId(lineIn(question, 'idnumber'))) lose('nomor id')
  const isStock = STOCK_PENALTY.some((stock) => Math.abs(Number(lineIn(question, 'penalty')) - stock) < 0.001)
  if (!isStock) lose('penalti')
  const combined = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map((name) =>
    lineIn(question, name),
  )
  if (combined.some((html) => html !== '' && !STOCK_FEEDBACK.test(plainOf(html)))) lose('umpan balik')
}
