import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tries } from '../../../contract/test/tries.ts'
import { randomDocx, type Told } from '../../test/random-docx.ts'
import type { Block } from './blocks.ts'
import { readDocx } from './read-docx.ts'
import { piecesOf } from './warnings.ts'

/** Words and things that are told, in no order: notes and boxes move behind their paragraph. */
function thingsOf(blocks: readonly Block[]): string[] {
  const told = [...piecesOf(blocks)].map(([piece]) => (piece.kind === 'text' ? piece.text : ` <${piece.kind}> `))
  return told
    .join('')
    .replace(/[[\]]|<break>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
}

it('loses nothing and tells nothing twice: words, pictures, formulas, objects, and what cannot be read', async () => {
  const holds = async ({ bytes, things, leavesOut }: Told) => {
    const { blocks, warnings } = await readDocx(bytes)
    expect(thingsOf(blocks).sort()).toEqual(things.sort())
    expect(warnings.some(({ code }) => code === 'changes' || code === 'hidden') || !leavesOut).toBe(true)
    expect(JSON.parse(JSON.stringify(blocks))).toEqual(blocks)
  }
  await fc.assert(fc.asyncProperty(randomDocx, holds), { numRuns: tries(70) })
})
