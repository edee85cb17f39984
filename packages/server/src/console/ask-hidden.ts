import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { AskHidden } from './admin.ts'

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Asks on the console without showing what is typed. From a pipe, each answer is one line. */
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
