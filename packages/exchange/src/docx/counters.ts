import type { Label } from './blocks.ts'
import { formatted } from './number-format.ts'
import type { Level, List } from './numbering.ts'

const LEVELS = 9

/** Counts the paragraphs of all lists of a document, one after the other. */
export class Counters {
  private readonly counts = new Map<string, (number | undefined)[]>()
  private readonly begun = new Set<string>()

  /** The label of the next paragraph of a list at a level; undefined where Word prints none. */
  next(list: List, index: number): Label | undefined {
    const level = list.level(index)
    if (!level) return undefined
    const counts = this.countsOf(list)
    this.begin(list, index, counts)
    const number = (counts[index] ?? level.start - 1) + 1
    counts[index] = number
    endDeeper(list, index, counts)
    for (let above = 0; above < index; above++) counts[above] ??= list.level(above)?.start ?? 1
    const { format } = level
    const text = format === 'bullet' ? '' : printed(level, list, counts)
    if (text === '' && format !== 'bullet') return undefined
    return { text, number, format, level: index, list: list.abstract, num: list.num }
  }

  private countsOf({ abstract }: List) {
    const counts = this.counts.get(abstract) ?? []
    this.counts.set(abstract, counts)
    return counts
  }

  /** The first time that a list is used at a level, it may begin anew there. */
  private begin(list: List, index: number, counts: (number | undefined)[]) {
    const key = `${list.num}/${index}`
    if (this.begun.has(key)) return
    this.begun.add(key)
    const start = list.startsAt(index)
    if (start !== undefined) counts[index] = start - 1
  }
}

function endDeeper(list: List, index: number, counts: (number | undefined)[]) {
  for (let deeper = index + 1; deeper < LEVELS; deeper++) {
    const restart = list.level(deeper)?.restart ?? deeper
    if (index < restart) counts[deeper] = undefined
  }
}

const printed = ({ text, isLegal }: Level, list: List, counts: readonly (number | undefined)[]): string =>
  text.replace(/%([1-9])/g, (_, digit: string) => {
    const above = list.level(Number(digit) - 1)
    const format = isLegal ? 'decimal' : (above?.format ?? 'decimal')
    return formatted(counts[Number(digit) - 1] ?? above?.start ?? 1, format)
  })
