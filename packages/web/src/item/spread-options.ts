import { isBlank } from './blank.ts'
import { BLANK_ROW, type Lists } from './item-values.ts'

type Options = Lists['selections']

/** The options after several were pasted into the one at `index`: they fill the blank ones there, and nothing that is filled is lost. */
export function spread(options: Options, index: number, texts: readonly string[]): Options {
  const before = options.slice(0, index)
  const after = options.slice(index)
  const taken = after[0] && !isBlank.selections(after[0]) ? after.splice(0, 1) : []
  const pasted = texts.map((selection_text) => {
    const [next] = after
    const free = next && isBlank.selections(next) ? after.shift() : undefined
    return { ...BLANK_ROW.selections, ...free, selection_text }
  })
  return [...before, ...taken, ...pasted, ...after]
}
