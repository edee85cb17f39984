// toast.success(text.added)   toast.error(error.message)   Shown by toaster.tsx.

export interface Message {
  text: string
  failed: boolean
  /** Leads to what the message is about. `go` opens it: the toasts stand outside the router. */
  link?: { label: string; href: string; go: () => void }
}

let listener: ((message: Message) => void) | undefined
const early: Message[] = []
const say = (message: Message) => (listener ? listener(message) : void early.push(message))

export const toast = {
  success: (text: string, link?: Message['link']) => say({ text, failed: false, link }),
  error: (text: string) => say({ text, failed: true }),
}

/** Sends all messages to the listener, beginning with those that came before it. Returns a function that unsubscribes. */
export function onMessage(next: (message: Message) => void): () => void {
  listener = next
  for (const message of early.splice(0)) next(message)
  return () => {
    listener = undefined
  }
}
