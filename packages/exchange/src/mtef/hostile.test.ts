import fc from 'fast-check'
import { expect, it } from 'vitest'
import { objectOf, v3, v5 } from '../../test/mtef.ts'
import { UnreadableFormula } from '../formula/unreadable.ts'
import { equationOf } from './equation.ts'
import { latexOfNodes } from './latex.ts'
import type { Char } from './node.ts'
import { MTEF_LIMITS, readRecords } from './read-records.ts'

const MTEF_HEADS = [v3.equation().slice(0, -1), v5.equation().slice(0, -1)]
const MIB = 2 ** 20

it('ends with LaTeX or as unreadable, whatever the bytes behind the header are', () => {
  // numbers of records come often, so that lists nest and lie
  const byte = fc.oneof(fc.nat(20), fc.nat(255))
  const holds = (head: readonly number[], bytes: readonly number[]) => {
    const taken: Char[] = []
    try {
      const [nodes, version] = readRecords(Uint8Array.from([...head, ...bytes]), (char) => taken.push(char))
      latexOfNodes(nodes, version)
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableFormula)
    }
    expect(taken.length).toBeLessThanOrEqual(bytes.length)
  }
  const bytes = fc.array(byte, { maxLength: 300 })
  fc.assert(fc.property(fc.constantFrom(...MTEF_HEADS), bytes, holds), { numRuns: 5000 })
})

const fill = (record: readonly number[], length: number) =>
  Array.from({ length }, (_, at) => record[at % record.length] ?? 0)

it.each([
  ['100 kB of roots in roots', fill([0x03, 13, 0, 0, 0x01], 100_000), 'depth'],
  ['100 kB of lines in lines', fill([0x01], 100_000), 'depth'],
  ['a megabyte of empty fractions', fill([0x03, 14, 0, 0, 0], MIB), 'too many records'],
  ['a megabyte of sizes', fill([10], MIB), 'too many records'],
  ['marks without end on a letter', [0x22, 131, 97, 0, ...fill([0x06, 9], MIB)], 'too many records'],
])('ends at the limits: %s', (_, bytes, fault) => {
  expect(equationOf(objectOf([3, 1, 1, 3, 10, ...bytes]))).toMatchObject({ fault })
})

it('keeps the letters of an equation that is longer than a formula may be, but not without end', () => {
  const { fault, letters } = equationOf(objectOf(v3.equation(v3.letters('x'.repeat(3000)))))
  expect([fault, letters]).toEqual(['too long', 'x'.repeat(3000)])
  expect(equationOf(objectOf(v3.equation(v3.letters('x'.repeat(200_000))))).letters).toHaveLength(MTEF_LIMITS.records)
})

it.each([
  ['a record to come', [100, 255, 255, 255]],
  ['tab stops', [7, 255]],
  ['a name', [17, 0, 65, 65]],
  ['sizes', [18, 0, 255, 0xff]],
  ['a matrix', [5, 0, 1, 1, 1, 255, 255]],
])('believes no length: %s', (_, bytes) => {
  expect(equationOf(objectOf([...(MTEF_HEADS[1] ?? []), ...bytes]))).toEqual({ fault: 'ends too early', letters: '' })
})

it('believes no length of the header', () => {
  const stream = objectOf(v3.equation(v3.letters('x')))
  const at = Buffer.from(stream).indexOf(Buffer.from([28, 0, 0, 0]))
  stream.set([255, 255], at)
  expect(equationOf(stream)).toEqual({ fault: 'ends too early', letters: '' })
})

it('names what is no equation', () => {
  expect(equationOf(new Uint8Array(1000))).toEqual({ fault: 'OLE: no header', letters: '' })
})
