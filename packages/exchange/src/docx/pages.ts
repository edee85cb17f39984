import type { Block, Place } from './blocks.ts'

/** A file without Word's marks of pages says nothing of them, and breaks that a person made are too few to count by. */
export function forgetPages(blocks: readonly Block[], others: readonly { place: Place }[]): void {
  // set, not deleted: there may be half a million of them, and an object that lost a property takes more memory
  for (const place of placesIn(blocks)) place.page = undefined
  for (const { place } of others) place.page = undefined
}

function* placesIn(blocks: readonly Block[]): Generator<Place> {
  for (const block of blocks) {
    yield block.place
    if (block.kind === 'paragraph') continue
    for (const { place, cells } of block.rows) {
      yield place
      for (const cell of cells) yield* placesIn(cell.blocks)
    }
  }
}
