// Moodle XML: a quiz of questions, each by its parts. Nothing outside the file is asked for.
import { IMPORT_LIMITS } from '@bank/contract/import'
import { plainOf } from '@bank/contract/plain-text'
import type { FileReading } from '../file/file-reader.ts'
import type { ReadQuestion } from '../recognise/question.ts'
import type { ReadOptions } from '../recognise/read-questions.ts'
import { newDesk } from '../systems/desk.ts'
import { labelsOf, topicOf } from '../systems/labels.ts'
import { type NotRead, notReadWarnings, unsupported } from '../systems/not-read.ts'
import { type Origin, questionOf } from '../systems/question.ts'
import { Stimuli } from '../systems/stimuli.ts'
import { childOf, childrenOf, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/xml.ts'
import { FileRefused } from '../zip/file-refused.ts'
import { KINDS, type Kind } from './kinds.ts'
import { OWN_COUNT } from './names.ts'
import { newPictures } from './pictures.ts'
import { isSaid, lineIn, lineOf, textsOf } from './texts.ts'

/** Throws FileRefused. */
export async function readMoodle(bytes: AsyncIterable<Uint8Array>, options: ReadOptions): Promise<FileReading> {
  const reader = new MoodleReader(options.bank === 'snpmb')
  const quiz = await readXml(bytes, { each: { of: 'quiz', take: (child) => reader.take(child) } })
  if (quiz.name !== 'quiz') throw new FileRefused('unknown-xml', quiz.name)
  return reader.reading()
}

class MoodleReader {
  private readonly questions: ReadQuestion[] = []
  private readonly notRead: NotRead[] = []
  private readonly pictures = newPictures()
  private readonly stimuli = new Stimuli()
  private topic: string | undefined
  private items = 0

  constructor(private readonly isSnpmb: boolean) {}

  /** The next child of the quiz. Of a file that is refused for its number, no more than that is read. */
  take(question: XmlElement) {
    if (question.name !== 'question' || this.questions.length > IMPORT_LIMITS.questions) return
    const { type = '' } = question.attributes
    if (type === 'category') {
      this.topic = topicOf(lineIn(question, 'category'))
      return this.stimuli.end()
    }
    const origin = { item: ++this.items, title: lineIn(question, 'name') }
    if (type === 'description') return this.describe(question)
    const answersOf = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined
    if (answersOf) this.questions.push(this.read(question, origin, answersOf))
    else this.notRead.push(unsupported(type || 'tanpa jenis', origin))
  }

  private textsWith(question: XmlElement) {
    const desk = newDesk({ hasLatex: true, partOf: () => undefined })
    const isHtml = childOf(question, 'questiontext')?.attributes.format === 'html'
    return { desk, texts: textsOf(desk, this.pictures, isHtml ? 'html' : 'moodle') }
  }

  private describe(question: XmlElement) {
    const { texts, desk } = this.textsWith(question)
    const text = texts.blocks(childOf(question, 'questiontext'))
    const count = question.attributes[OWN_COUNT]
    this.stimuli.begin({ text, messages: desk.messages(), ...(count !== undefined && { count: Number(count) || 0 }) })
  }

  private read(question: XmlElement, origin: Origin, answersOf: Kind): ReadQuestion {
    const { texts, desk } = this.textsWith(question)
    const text = texts.blocks(childOf(question, 'questiontext'))
    const stimulus = this.stimuli.next(this.questions.length)
    for (const { code, detail } of stimulus.messages) desk.note(code, detail)
    const answers = answersOf({ question, texts, desk, isSnpmb: this.isSnpmb })
    loseRest(question, desk.lose)
    const points = lineIn(question, 'defaultgrade')
    return questionOf(
      origin,
      {
        ...answers,
        text,
        discussion: texts.blocks(childOf(question, 'generalfeedback')),
        ...labelsOf(childrenOf(childOf(question, 'tags') ?? question, 'tag').map(lineOf)),
        ...(this.topic !== undefined && { topic: this.topic }),
        ...(points !== '' && { points: Number(points) }),
        ...stimulus.place,
      },
      desk,
    )
  }

  reading(): FileReading {
    return {
      questions: this.questions,
      warnings: [...notReadWarnings(this.notRead), ...this.stimuli.unused()],
      pictures: this.pictures.bytes,
    }
  }
}

/** What Moodle writes where an author wrote nothing. */
const STOCK_FEEDBACK =
  /^(?:your answer is (?:partially |in)?correct|jawaban anda (?:benar|salah|sebagian benar|kurang tepat))\.?$/i
const STOCK_PENALTY = [0, 0.1, 1 / 3, 1]

function loseRest(question: XmlElement, lose: (what: string) => void) {
  if (childrenOf(question, 'hint').some(isSaid)) lose('petunjuk')
  const isStock = STOCK_PENALTY.some((stock) => Math.abs(Number(lineIn(question, 'penalty')) - stock) < 0.001)
  if (!isStock) lose('penalti')
  const combined = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map((name) =>
    lineIn(question, name),
  )
  if (combined.some((html) => html !== '' && !STOCK_FEEDBACK.test(plainOf(html)))) lose('umpan balik')
}
