/** A piece of a text; `name` where it mentions somebody. */
interface Piece {
  /** Where it begins. */
  readonly at: number
  readonly text: string
  readonly name?: string
}

/** A text in pieces, `@nama` apart where it is one of these names. The longest name counts: `@Siti Aminah` is not Siti. */
export function piecesOfText(text: string, names: readonly string[]): Piece[] {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]))
  const longestFirst = [...known.keys()].toSorted((one, other) => other.length - one.length)
  if (longestFirst.length === 0) return [{ at: 0, text }]
  const mention = new RegExp(`(?<![\\p{L}\\p{N}])@(${longestFirst.map(plainly).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, 1: said = '', index } of text.matchAll(mention)) {
    if (index > from) pieces.push({ at: from, text: text.slice(from, index) })
    pieces.push({ at: index, text: found, name: known.get(said.toLowerCase()) ?? said })
    from = index + found.length
  }
  return from < text.length ? [...pieces, { at: from, text: text.slice(from) }] : pieces
}

const plainly = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
