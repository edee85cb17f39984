import { IMPORT_LIMITS } from '@bank/contract/import-job'
import type { Message } from '../recognise/messages.ts'
import type { ReadQuestion } from '../recognise/question.ts'
import type { Desk } from './desk.ts'
import { topicOf } from './labels.ts'
import { type NotRead, notReadWarnings } from './not-read.ts'
import { type Origin, questionOf } from './question.ts'
import { Stimuli } from './stimuli.ts'

type Content = Parameters<typeof questionOf>[1]

/** The questions of a file, one after the other, with what stands before them for several. */
export class Gathering {
  private readonly questions: ReadQuestion[] = []
  private readonly notRead: NotRead[] = []
  private readonly stimuli = new Stimuli()
  private topic: string | undefined
  private items = 0

  /** A file with too many questions is refused; no more than this number is read of it. */
  get isFull(): boolean {
    return this.items > 4 * IMPORT_LIMITS.questions || this.questions.length > IMPORT_LIMITS.questions
  }

  /** The next thing of the file that is no category. */
  origin(title: string): Origin {
    this.items += 1
    return { item: this.items, title }
  }

  /** `path`: as Moodle has it. The questions below belong to it. */
  category(path: string) {
    this.topic = topicOf(path)
    this.stimuli.endUncounted()
  }

  /** A text for the questions below; `count`: for how many, where the file says so. */
  describe(text: string, messages: readonly Message[], count?: number) {
    this.stimuli.begin({ text, messages, ...(count !== undefined && { count }) })
  }

  fail(notRead: NotRead) {
    this.notRead.push(notRead)
  }

  add(origin: Origin, content: Content, desk: Desk) {
    const stimulus = this.stimuli.next(this.questions.length)
    for (const { code, detail } of stimulus.messages) desk.note(code, detail)
    const topic = this.topic === undefined ? {} : { topic: this.topic }
    this.questions.push(questionOf(origin, { ...content, ...topic, ...stimulus.place }, desk))
  }

  reading(): { questions: ReadQuestion[]; warnings: string[] } {
    return { questions: this.questions, warnings: [...notReadWarnings(this.notRead), ...this.stimuli.unused()] }
  }
}
