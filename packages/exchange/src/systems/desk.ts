import { type Message, type MessageCode, message } from '../recognise/messages.ts'
import type { XmlElement } from '../xml/element.ts'

/** What the texts of one question are read with. */
export interface Desk {
  /** The name of the part of the file that an address of a picture means; undefined where there is none. */
  partOf: (source: string) => string | undefined
  /** Whether `$x$` and `\(x\)` in a text are formulas. */
  hasLatex: boolean
  /** MathML without LaTeX as HTML, of a reader that knows it; undefined where it cannot be read. */
  mathOf?: (math: XmlElement) => string | undefined
  /** For a person, each once. */
  note: (code: MessageCode, detail?: string) => void
  /** What has no place here, in words: `petunjuk`. All of it becomes one message. */
  lose: (what: string) => void
  messages: () => Message[]
}

export function newDesk(given: Pick<Desk, 'partOf' | 'hasLatex' | 'mathOf'>): Desk {
  const messages = new Map<string, Message>()
  const lost = new Set<string>()
  return {
    ...given,
    note: (code, detail) => {
      const key = `${code} ${detail}`
      if (!messages.has(key)) messages.set(key, message(code, detail))
    },
    lose: (what) => lost.add(what),
    messages: () => [...messages.values(), ...(lost.size > 0 ? [message('not-saved', [...lost].join(', '))] : [])],
  }
}
