import fc from 'fast-check'
import { afterAll, it } from 'vitest'
import { LONG } from '../../../contract/test/limits.ts'
import { workerDatabase } from '../database.ts'
import { openBank } from './bank.ts'
import { type Act, command } from './command.ts'
import { groupCommands } from './group-commands.ts'
import { partCommands } from './part-commands.ts'
import { someQuestions, writeCommands } from './write-commands.ts'

/** 100 by `npm run test:more`, for a release MODEL_RUNS=2000. A failure prints its seed; MODEL_SEED brings it back. */
const numRuns = Number(process.env.MODEL_RUNS ?? 25)
const seed = process.env.MODEL_SEED === undefined ? undefined : Number(process.env.MODEL_SEED)

const bank = await openBank(await workerDatabase())
afterAll(() => bank.close())

const restart: Act<object> = async (_, bank) => {
  await bank.restart()
  return undefined
}
const restarting = fc.constant({}).map(command(restart, 0))
const commands = fc.commands([...writeCommands, ...partCommands, ...groupCommands, restarting], {
  maxCommands: 12,
  size: 'max',
})

it('keeps questions as a notebook would, whatever is done in whatever order', {
  timeout: LONG,
}, async () => {
  const begin = async () => {
    await bank.begin()
    return { model: await someQuestions(bank), real: bank }
  }
  const obeys = fc.asyncProperty(commands, (sequence) => fc.asyncModelRun(begin, sequence))
  await fc.assert(obeys, { numRuns, ...(seed !== undefined && { seed }) })
})
