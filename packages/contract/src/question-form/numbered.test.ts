import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Interaction, InteractionInput } from './interaction.ts'
import { type Given, numbered } from './numbered.ts'

const EMPTY = { document: {}, given: {} }
const rows = (...ids: (string | undefined)[]): InteractionInput => ({
  rows: ids.map((id) => ({ ...(id && { id }), text: 'Pernyataan', column: null })),
})
const idsOf = ({ rows: list = [] }: Interaction) => list.map(({ id }) => id)

it('gives rows without an id the next one, each list its own letter', () => {
  const sent: InteractionInput = {
    columns: [{ text: 'Benar' }],
    left: [{}, {}],
    right: [{}],
    rubric: [],
    order: 'acak',
  }
  const { document, given, problems } = numbered(sent, EMPTY)
  expect(document).toEqual({
    columns: [{ id: 'c1', text: 'Benar' }],
    left: [{ id: 'l1' }, { id: 'l2' }],
    right: [{ id: 'r1' }],
    rubric: [],
    order: 'acak',
  })
  expect([given, problems]).toEqual([{ columns: 1, left: 2, right: 1, rubric: 0 }, {}])
})

it('keeps the ids that the client chose, and gives those after them', () => {
  const { document, given } = numbered(rows(undefined, 'r7', undefined), EMPTY)
  expect([idsOf(document), given]).toEqual([['r8', 'r7', 'r9'], { rows: 9 }])
})

it.each([
  ['of a row that is gone', ['r1', 'r2'], { 'rows.r2.id': 'Id ini sudah pernah dipakai.' }],
  ['twice', ['r1', 'r1', 'r9'], { 'rows.r1.id': 'Id ini sudah pernah dipakai.' }],
  ["with another list's letter", ['c9'], { 'rows.c9.id': 'Id di sini berawal r.' }],
  ['that leaves no number', ['r9999', undefined], { rows: 'Nomor untuk baris baru sudah habis.' }],
])('refuses an id %s', (_, ids, problems) => {
  const first = numbered(rows(undefined, undefined), EMPTY)
  const stored = numbered(rows('r1'), first)
  expect(numbered(rows(...ids), stored).problems).toEqual(problems)
})

it('keeps the counter of a list that is left out', () => {
  const stored = numbered(rows(undefined, undefined), EMPTY)
  expect(numbered({}, stored)).toEqual({ document: {}, given: { rows: 2 }, problems: {} })
})

it('never gives one number twice, whatever is taken away and added', () => {
  const saves = fc.array(fc.tuple(fc.array(fc.nat(20)), fc.nat(4)), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(saves, (list) => {
      let stored: { document: Interaction; given: Given } = EMPTY
      const ever = new Set<string>()
      for (const [gone, added] of list) {
        const before = idsOf(stored.document)
        const kept = before.filter((_, at) => !gone.includes(at))
        const next = numbered(rows(...kept, ...Array.from({ length: added }, () => undefined)), stored)
        const fresh = idsOf(next.document).slice(kept.length)
        expect(next.problems).toEqual({})
        expect(idsOf(next.document).slice(0, kept.length)).toEqual(kept)
        expect(fresh.filter((id) => ever.has(id))).toEqual([])
        for (const id of fresh) ever.add(id)
        stored = next
      }
    }),
  )
})
