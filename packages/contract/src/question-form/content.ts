import { plainOf } from '../plain-text.ts'

/** A text with a picture, as options and rows have it. */
interface Content {
  readonly text: string
  readonly image: string
}

/** `image` of a row without a picture, as it is sent and as it is read: NO_IMAGE, whose file needs zod, which scorers do without. */
const NO_PICTURES = ['', 'image']

/** What a reader sees, so that rows can be compared. '' where nothing is seen. */
export function seenOf({ text, image }: Content): string {
  const plain = plainOf(text)
  return NO_PICTURES.includes(image) ? plain : `${plain} ${image}`
}

/** A, B, C ... as readers see options. */
export const letterOf = (at: number) => String.fromCharCode(65 + (at % 26))

/** `Pilihan A dan C sama.` of rows that look the same. */
export function sameRemarks(thing: string, rows: readonly Content[]): string[] {
  const letters = new Map<string, string[]>()
  for (const [at, row] of rows.entries()) {
    const seen = seenOf(row)
    if (seen !== '') letters.set(seen, [...(letters.get(seen) ?? []), letterOf(at)])
  }
  return [...letters.values()].filter((same) => same.length > 1).map((same) => `${thing} ${same.join(' dan ')} sama.`)
}

/** The numbers, from 1, of the rows that lack something: `2, 5`. */
export const numbersOf = <Row>(rows: readonly Row[], lacks: (row: Row) => boolean): string =>
  rows.flatMap((row, at) => (lacks(row) ? [at + 1] : [])).join(', ')
