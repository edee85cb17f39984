// The questions of a file while they are gathered; every shape of file writes into one.
import type { FormName } from '@bank/contract/question-words'
import { type Content, type LinePart, wholeLine } from '../source/content.ts'
import type { Line } from '../source/lines.ts'
import { type Draft, isComplete, newDraft, type Stimulus } from './draft.ts'
import type { Field, FieldName } from './fields.ts'
import { keyValue, saysText } from './key.ts'
import { keywordsIn } from './keywords.ts'
import { type Message, type MessageCode, message } from './messages.ts'
import { type OptionMark, optionMarks } from './option-marks.ts'

/** Behind an option that is the key. */
const SAID_RIGHT = /\s*\((?:benar|kunci|correct)\)\s*$/i

/** Where the next text belongs. `lead`: before the next question; `none`: to none. */
type Part = 'stem' | 'option' | 'key' | 'discussion' | 'after' | 'lead' | 'stimulus' | 'none'

/** What a list of keys says of the question with a number. */
export interface KeyEntry {
  number: number
  /** '' where it says more than a letter. */
  letter: string
  said?: LinePart[]
  discussion?: LinePart[]
  /** Named by a heading in the list. */
  form?: FormName
  /** What is a mark once the key has found its question. */
  marks?: LinePart[]
}

export class Paper {
  readonly drafts: Draft[] = []
  readonly stimuli: Stimulus[] = []
  /** What was recognised and is no text of a question. */
  readonly marks: LinePart[] = []
  readonly keys: KeyEntry[] = []
  readonly defaults: Partial<Record<FieldName, string>> = {}
  readonly notSaved = new Set<string>()
  part: Part = 'none'
  section: FormName | undefined
  isNewSection = false
  /** What the letters and numbers before headings stand for. */
  readonly sectionMarks = new Map<string, FormName>()
  /** A blank line, or the end of a cell, stands before. */
  isAfterGap = false
  private lead: Content[] = []

  get current(): Draft | undefined {
    return this.part === 'none' ? undefined : this.drafts.at(-1)
  }

  mark(line: Line, from = 0, to = Number.POSITIVE_INFINITY): void {
    this.marks.push({ kind: 'line', line, from, to })
  }

  question(
    line: Line,
    { number, from = 0, signature }: { number?: number; from?: number; signature?: string } = {},
  ): Draft {
    const draft = newDraft(line.place, number)
    if (this.section) draft.section = this.section
    if (signature) draft.signature = signature
    if (this.lead.length > 0) this.takeLead(draft)
    const stimulus = this.stimuli.findLast((one) => number !== undefined && number >= one.from && number <= one.to)
    if (stimulus) draft.stimulus = stimulus
    this.drafts.push(draft)
    this.part = 'stem'
    this.isNewSection = false
    if (from > 0) this.mark(line, 0, from)
    this.text({ ...wholeLine(line), from, withoutLabel: true })
    return draft
  }

  private takeLead(draft: Draft): void {
    draft.stem.push(...this.lead)
    draft.notes.push(message('lead-text'))
    this.lead = []
  }

  /** Goes on with what stands before. */
  text(content: Content): void {
    const draft = this.current
    if (this.part === 'stimulus') this.stimuli.at(-1)?.contents.push(content)
    else if (this.part === 'lead') this.lead.push(content)
    else if (draft) this.partOf(draft).push(content)
  }

  private partOf(draft: Draft): Content[] {
    if (this.part === 'discussion') return draft.discussion
    if (this.part === 'key') return draft.keyContents
    return (this.part === 'option' && draft.options.at(-1)?.contents) || draft.stem
  }

  option(line: Line, { letter, printed, at, from, to, isKey }: OptionMark): void {
    const draft = this.current
    if (!draft) return
    if (from > at) this.mark(line, at, from)
    const said = SAID_RIGHT.exec(line.text.slice(from, to))
    const end = said ? from + said.index : to
    if (said) this.mark(line, end, to)
    const contents: Content[] = [{ kind: 'line', line, from, to: end, withoutLabel: true }]
    if (draft.options.length === 0 && draft.isSaidEarly) this.note('key-early')
    draft.options.push({ letter, printed, isKey: isKey || said !== null, contents })
    this.part = 'option'
  }

  /** @param from where the key begins in its line */
  key(line: Line, from: number): void {
    const draft = this.current
    if (!draft) return
    this.mark(line)
    const typed = line.text.slice(from)
    const value = keyValue(typed)
    if (!saysText(typed, value)) this.takeOptionsOfDiscussion(draft)
    if (draft.options.length === 0) draft.isSaidEarly = true
    if (typed.trim() !== '' && saysText(typed, value)) draft.keyContents.push({ ...wholeLine(line), from })
    this.part = 'letters' in value ? 'after' : 'key'
    if (typed.trim() !== '') draft.key = value
  }

  /** `Penjelasan: Air adalah zat cair.` above the options belongs to the question. */
  private takeOptionsOfDiscussion(draft: Draft): void {
    const [first, ...others] = draft.discussion
    const lettersOf = (content: Content) => (content.kind === 'line' ? optionMarks(content.line) : [])
    const letters = draft.discussion.flatMap(lettersOf).map(({ letter }) => letter)
    if (!first || draft.options.length > 0 || !/^AB/.test(letters.join(''))) return
    draft.discussion = []
    this.part = 'stem'
    this.text(first.kind === 'line' ? { ...first, from: 0 } : first)
    for (const content of others) {
      const marks = lettersOf(content)
      if (content.kind === 'line' && marks.length > 0) for (const mark of marks) this.option(content.line, mark)
      else this.text(content)
    }
  }

  discussion(line: Line, from: number): void {
    if (!this.current) return
    if (this.current.options.length === 0) this.current.isSaidEarly = true
    this.mark(line, 0, from)
    this.part = 'discussion'
    if (line.text.slice(from).trim() !== '') this.text({ ...wholeLine(line), from })
  }

  field(line: Line, { name, word, value, from }: Field): void {
    this.mark(line)
    const draft = this.current
    if (name === 'notSaved') this.notSaved.add(word)
    else if (draft && name === 'keywords') draft.keywords = keywordsIn(line, from)
    else if (draft) draft.fields[name] = value
    else this.defaults[name] = value
  }

  /** Text before the next question, which may go on over many lines. */
  beginLead(): void {
    this.part = 'lead'
  }

  beginStimulus(line: Line, range: { from: number; to: number }): void {
    this.stimuli.push({ ...range, contents: [...this.lead, wholeLine(line)] })
    this.lead = []
    this.part = 'stimulus'
  }

  beginSection(line: Line, section: FormName | 'task', mark?: string): void {
    this.mark(line)
    if (section !== 'task') {
      this.section = section
      if (mark) this.sectionMarks.set(mark.toUpperCase(), section)
      this.isNewSection = true
    }
    this.part = 'none'
  }

  note(code: MessageCode, detail?: string): void {
    const notes: Message[] | undefined = this.current?.notes
    const isKnown = notes?.some((one) => one.code === code && one.detail === detail)
    if (notes && !isKnown) notes.push(message(code, detail))
  }

  get isBetweenQuestions(): boolean {
    const draft = this.current
    return !draft || this.part === 'lead' || this.part === 'stimulus' || isComplete(draft)
  }
}
