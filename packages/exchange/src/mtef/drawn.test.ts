import fc from 'fast-check'
import temml from 'temml'
import { expect, it } from 'vitest'
import { tries } from '../../../contract/test/tries.ts'
import { objectOf, v3, v5 } from '../../test/mtef.ts'
import { equationOf } from './equation.ts'

type Written = readonly number[]
const LETTERS = [..."xAπ2+=≤'′°−([{|}]),% ∑∫√\\^_&#~$ℝ→∅\u00a0…"]

/** Equations that a person can make, of letters that people write, nested as they nest. */
function equations(write: typeof v3): fc.Arbitrary<Written> {
  const char = fc
    .tuple(
      fc.constantFrom(...LETTERS),
      fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 24),
      fc.array(fc.integer({ min: 2, max: 37 }), { maxLength: 2 }),
    )
    .map(([letter, face, marks]) => write.char(letter, { face, marks }))
  const { row } = fc.letrec<{ row: Written[]; slot: Written; node: Written }>((tie) => {
    const slots = fc.array(tie('slot'), { minLength: 1, maxLength: 3 })
    return {
      row: fc.array(tie('node'), { maxLength: 4 }),
      slot: tie('row').map((nodes) => (nodes.length === 0 ? write.none : write.line(...nodes))),
      node: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        char,
        fc
          .tuple(fc.nat(48), fc.nat(200), slots)
          .map(([selector, variation, inside]) => write.template(selector, variation, ...inside)),
        fc.tuple(fc.nat(4), slots).map(([align, lines]) => write.pile(align, ...lines)),
        slots.map((cells) => write.matrix(2, 2, ...cells)),
      ),
    }
  })
  return row.map((nodes) => write.equation(...nodes))
}

it.each([
  ['Equation Editor', v3],
  ['MathType', v5],
])('gives LaTeX that the editor can draw, for all that %s can write', (_, write) => {
  let read = 0
  const holds = (equation: Written) => {
    const { latex } = equationOf(objectOf(equation))
    if (latex === undefined) return
    read++
    temml.renderToString(latex, { throwOnError: true })
  }
  // the same ones each time: over one of several thousand Temml itself stumbles, and that one is marked as faulty
  fc.assert(fc.property(equations(write), holds), { numRuns: tries(500), seed: 20 })
  expect(read).toBeGreaterThan(100)
})
