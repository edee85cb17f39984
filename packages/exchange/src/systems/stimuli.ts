import type { Message } from '../recognise/messages.ts'
import { message } from '../recognise/messages.ts'

interface Stimulus {
  text: string
  messages: readonly Message[]
  /** How many questions it is for; left out, all up to the next. */
  count?: number
}

/** Texts that stand before the questions they are for. */
export class Stimuli {
  private open: (Stimulus & { first?: number; used: number }) | undefined
  private lost = 0

  begin(stimulus: Stimulus) {
    this.end()
    if (stimulus.text !== '') this.open = { ...stimulus, used: 0 }
  }

  /** Another category begins. */
  endUncounted() {
    if (this.open && this.open.count === undefined) this.end()
  }

  private end() {
    if (this.open && this.open.used === 0) this.lost += 1
    this.open = undefined
  }

  /** What the question with this index has of it. Where the file does not say for how many it is, a person has to look. */
  next(index: number): { place: { stimulus?: string; head?: number }; messages: readonly Message[] } {
    const { open } = this
    if (!open || open.used >= (open.count ?? Number.POSITIVE_INFINITY)) return { place: {}, messages: [] }
    open.first ??= index
    open.used += 1
    const doubt = open.count === undefined ? [message('lead-text')] : []
    return { place: { stimulus: open.text, head: open.first }, messages: [...open.messages, ...doubt] }
  }

  /** The message about texts that no question follows. */
  unused(): string[] {
    this.end()
    return this.lost > 0 ? [`${this.lost} teks tanpa soal sesudahnya tidak dipakai.`] : []
  }
}
