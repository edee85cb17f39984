import { mathHtml } from '../mathml/math-html.ts'
import type { Message } from '../recognise/messages.ts'
import type { ReadQuestion } from '../recognise/question.ts'
import { newDesk } from '../systems/desk.ts'
import { type NotRead, notReadWarnings } from '../systems/not-read.ts'
import { shortTitle } from '../systems/question.ts'
import type { XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/xml.ts'
import { FileRefused } from '../zip/file-refused.ts'
import type { Zip } from '../zip/zip.ts'
import { isItem, readItem, titleOf } from './item.ts'
import { partBytes, QTI_LIMITS, XML_OF_ITEM } from './limits.ts'
import { fieldsOf } from './lom.ts'
import { partNamed, type Resource } from './manifest.ts'
import { asQti3 } from './names.ts'
import { stimulusHtml, stimulusIn } from './stimuli.ts'

/** What a package says: its questions, and sentences for people. */
export interface PackageReading {
  questions: ReadQuestion[]
  warnings: string[]
}

interface Shared {
  html: string
  messages: Message[]
  /** The index of the first question with it. */
  head?: number
}

/** Gathers the questions of a package, one item after the other. */
export class PackageReader {
  private readonly questions: ReadQuestion[] = []
  private readonly notRead: NotRead[] = []
  /** By their parts; undefined for one that cannot be read. */
  private readonly stimuli = new Map<string, Shared | undefined>()
  private readonly warnings: string[] = []
  private letters = 0
  private item = 0

  constructor(
    private readonly zip: Zip,
    private readonly manifest: string,
    private readonly isSnpmb: boolean,
  ) {}

  reading(): PackageReading {
    return { questions: this.questions, warnings: [...this.warnings, ...notReadWarnings(this.notRead)] }
  }

  /** Throws FileRefused when all questions together are too large. */
  async add({ href, metadata }: Resource): Promise<void> {
    this.item += 1
    const name = this.partAt(href, this.manifest)
    const item = name === undefined ? undefined : await this.xmlOf(name)
    if (name === undefined) this.leaveOut(href, 'Tidak ada di dalam paket')
    else if (item instanceof FileRefused) this.leaveOut(name, withoutStop(item.message))
    else if (!item || !isItem(item)) this.leaveOut(name, 'Bukan soal QTI')
    else await this.addItem(item, name, metadata)
  }

  private leaveOut(title: string, why: string) {
    this.notRead.push({ item: this.item, title, why })
  }

  private async addItem(item: XmlElement, name: string, metadata: XmlElement | undefined): Promise<void> {
    const shared = await this.stimulusOf(item, name)
    const desk = this.deskFor(name)
    for (const { code, detail } of shared?.messages ?? []) desk.note(code, detail)
    const read = readItem(item, desk, {
      isSnpmb: this.isSnpmb,
      item: this.item,
      title: titleOf(item),
      fields: fieldsOf(metadata),
      stimulus: shared?.html,
    })
    if ('why' in read) {
      this.notRead.push(read)
      return
    }
    if (shared) shared.head ??= this.questions.length
    const question = { ...read, ...(shared?.head !== undefined && { head: shared.head }) }
    this.letters += JSON.stringify(question).length
    if (this.letters > QTI_LIMITS.letters) throw new FileRefused('too-large', `over ${QTI_LIMITS.letters} letters`)
    this.questions.push(question)
  }

  private deskFor(name: string) {
    return newDesk({ partOf: (href) => this.partAt(href, name), hasLatex: false, mathOf: mathHtml })
  }

  /** The part that another refers to, where the zip has it. */
  private partAt(href: string, from: string): string | undefined {
    const part = partNamed(href, from)
    return part !== undefined && this.zip.has(part) ? part : undefined
  }

  private xmlOf = (name: string): Promise<XmlElement | FileRefused> =>
    readXml(partBytes(this.zip.bytesOf(name)), XML_OF_ITEM)
      .then(asQti3)
      .catch(asRefused)

  private async stimulusOf(item: XmlElement, name: string): Promise<Shared | undefined> {
    const href = stimulusIn(item)
    const part = href === undefined ? undefined : this.partAt(href, name)
    if (part === undefined) return undefined
    if (!this.stimuli.has(part)) this.stimuli.set(part, await this.stimulus(part))
    return this.stimuli.get(part)
  }

  private async stimulus(part: string): Promise<Shared | undefined> {
    const desk = this.deskFor(part)
    const html = await stimulusHtml(this.zip, part, desk).catch(asRefused)
    if (typeof html === 'string') return html === '' ? undefined : { html, messages: desk.messages() }
    this.warnings.push(`Bacaan “${shortTitle(part)}” tidak dibaca. ${html.message}`)
    return undefined
  }
}

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '')

function asRefused(error: unknown): FileRefused {
  if (error instanceof FileRefused) return error
  throw error
}
