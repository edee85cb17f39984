import type { Question as QuestionRow } from '@bank/contract'
import fc from 'fast-check'
import type { Bank } from './bank.ts'
import { expectSame } from './expect-same.ts'
import type { Model, Question } from './question.ts'

export type Command = fc.AsyncCommand<Model, Bank>
/** Does the same to the model and to the server. Returns the row that the server replied, if any. */
export type Act<Args> = (model: Model, bank: Bank, args: Args) => Promise<QuestionRow | undefined>

/** A command for the model run; it is skipped while there are fewer questions than it needs. */
export const command =
  <Args>(act: Act<Args>, needs = 1) =>
  (args: Args): Command => ({
    check: ({ questions }) => questions.length >= needs,
    run: async (model, bank) => expectSame(model, bank, await act(model, bank, args)),
    toString: () => `${act.name}(${fc.stringify(args)})`,
  })

export const who = fc.constantFrom('Admin' as const, 'Staf' as const)
/** An index in a list; `pick` takes it modulo the length. */
export const at = fc.nat(11)
export const word = fc.constantFrom('Satu', 'Dua', 'Tiga')

export function pick({ questions }: Model, place: number): Question {
  const question = questions[place % questions.length]
  if (!question) throw new Error('there is no question yet')
  return question
}

/** The code with which the server refuses to put a question of this bank into a group; undefined when it may. */
export function groupRefusal(head: Question | undefined, bank: 1 | 2) {
  if (head && head.bank !== bank) return 'VALIDATION'
  return head && head.parent !== null ? 'CONFLICT' : undefined
}
