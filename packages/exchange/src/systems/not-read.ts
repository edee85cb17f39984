import { type Origin, shortTitle } from './question.ts'

/** A question of the file that cannot be imported, and the reason as people read it: `Tidak didukung: cloze`. */
export interface NotRead extends Origin {
  why: string
}

/** Of a kind that has no place here. */
export const unsupported = (kind: string, { item, title }: Origin): NotRead => ({
  item,
  title,
  why: `Tidak didukung: ${kind}`,
})

const MOST_NAMED = 50

/** One sentence for each reason, with the questions that it is about. */
export function notReadWarnings(all: readonly NotRead[]): string[] {
  const reasons = new Map<string, NotRead[]>()
  for (const one of all) {
    const same = reasons.get(one.why) ?? []
    same.push(one)
    reasons.set(one.why, same)
  }
  return [...reasons].map(([why, of]) => {
    const named = of.slice(0, MOST_NAMED).map(({ item, title }) => `butir ${item} “${shortTitle(title)}”`)
    const more = of.length > MOST_NAMED ? ` dan ${of.length - MOST_NAMED} lainnya` : ''
    return `${why}: ${named.join(', ')}${more}.`
  })
}
