import type { Question as QuestionRow } from '@bank/contract'
import fc from 'fast-check'
import type { Bank } from './bank.ts'
import { expectSame } from './expect-same.ts'
import type { Model, Question } from './question.ts'

export type Command = fc.AsyncCommand<Model, Bank>
/** Does the same on paper and in the bank. Gives back the row that the bank replied, if it did. */
export type Act<Args> = (model: Model, bank: Bank, args: Args) => Promise<QuestionRow | undefined>

/** A command for the model run; until there are as many questions as it needs it is passed over. */
export const command =
  <Args>(act: Act<Args>, needs = 1) =>
  (args: Args): Command => ({
    check: ({ questions }) => questions.length >= needs,
    run: async (model, bank) => expectSame(model, bank, await act(model, bank, args)),
    toString: () => `${act.name}(${fc.stringify(args)})`,
  })

export const who = fc.constantFrom('Admin' as const, 'Staf' as const)
/** A place in a list of any length. */
export const at = fc.nat(11)
export const word = fc.constantFrom('Satu', 'Dua', 'Tiga')

export function pick({ questions }: Model, place: number): Question {
  const question = questions[place % questions.length]
  if (!question) throw new Error('there is no question yet')
  return question
}

/** Why a question of this bank cannot come into a group. */
export function groupRefusal(head: Question | undefined, bank: 1 | 2) {
  if (head && head.bank !== bank) return 'VALIDATION'
  return head && head.parent !== null ? 'CONFLICT' : undefined
}
