import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { AskHidden } from './admin.ts'

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Questions on this console whose answers are not shown while they are typed; a pipe answers line by line. */
export const askHidden: AskHidden = async (questions) => {
  const reader = createInterface({ input: process.stdin, output: nowhere(), terminal: process.stdin.isTTY })
  reader.once('SIGINT', () => reader.close())
  const lines = reader[Symbol.asyncIterator]()
  const answers: string[] = []
  try {
    for (const question of questions) {
      process.stderr.write(question)
      answers.push(String((await lines.next()).value ?? ''))
      process.stderr.write('\n')
    }
    return answers
  } finally {
    reader.close()
  }
}
