// toast.success(text.added)   toast.error(error.message)   What shows them: toaster.tsx.

export interface Message {
  text: string
  failed: boolean
}

let listener: ((message: Message) => void) | undefined
const early: Message[] = []
const say = (message: Message) => (listener ? listener(message) : void early.push(message))

export const toast = {
  success: (text: string) => say({ text, failed: false }),
  error: (text: string) => say({ text, failed: true }),
}

/** Hands every message to the one who shows them, first those that came before. Returns the way to stop. */
export function onMessage(next: (message: Message) => void): () => void {
  listener = next
  for (const message of early.splice(0)) next(message)
  return () => {
    listener = undefined
  }
}
