import { expect, it } from 'vitest'
import * as z from 'zod'
import { parse } from './parse.ts'

const schema = z.object({
  name: z.string({ error: 'Wajib diisi.' }).min(1, 'Wajib diisi.'),
  kind: z.union([z.literal('a'), z.literal('b')], { error: 'Pilihan tidak valid.' }).optional(),
  tags: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.string().max(3, 'Terlalu panjang.'))),
  parts: z.array(z.object({ text: z.string(), size: z.number().optional() })).optional(),
})
const good = { name: 'a', tags: 'b,c' }
const refusal = (value: unknown) => {
  try {
    return parse(schema, value)
  } catch (error) {
    return error
  }
}

it('gives what the schema makes of a value, without what it does not name', () => {
  expect(parse(schema, { ...good, created_by: 1 })).toEqual({ name: 'a', tags: ['b', 'c'] })
})

it('asks for nothing where no schema is', () => {
  expect(parse(undefined, { any: 'thing' })).toBeUndefined()
})

it.each([
  ['missing', { tags: 'b' }],
  ['empty', { ...good, name: '' }],
  ['null', { ...good, name: null }],
])('asks to fill all columns when a required one is %s', (_, value) => {
  const message = 'Harap isi semua kolom!'
  expect(refusal(value)).toMatchObject({ code: 'VALIDATION', message, fields: { name: expect.any(String) } })
})

it('puts the reason at the field that was sent, down to a part of a list', () => {
  expect(refusal({ ...good, tags: 'b,much too long' })).toMatchObject({ fields: { tags: 'Terlalu panjang.' } })
  expect(refusal({ ...good, parts: [{ text: 'x' }, { text: 1 }] })).toMatchObject({
    message: 'Data tidak valid.',
    fields: { 'parts.1.text': 'Isian tidak valid.' },
  })
})

it.each([
  ['what is missing', { tags: 'b' }, { name: 'Wajib diisi.' }],
  ['a choice that is missing', { ...good, name: 'a', kind: null }, { kind: 'Wajib diisi.' }],
  ['a list in the place of a text', { ...good, name: ['x'] }, { name: 'Isian tidak valid.' }],
  ['a choice that there is not', { ...good, kind: 'c' }, { kind: 'Pilihan tidak valid.' }],
])('says the reason that fits %s', (_, value, fields) => {
  expect(refusal(value)).toMatchObject({ fields })
})

it('finds NUL wherever it hides, and names the place', () => {
  expect(refusal({ ...good, parts: [{ text: 'a\0' }] })).toMatchObject({
    code: 'VALIDATION',
    fields: { 'parts.0.text': 'Berisi karakter yang tidak diperbolehkan.' },
  })
})

it('reads no deeper than anything of ours goes', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)])
  expect(refusal({ ...good, unknown: deep(15) })).toMatchObject({ name: 'a' })
  expect(refusal({ ...good, unknown: deep(5000) })).toMatchObject({ code: 'MALFORMED' })
})

it('takes bytes as they are', () => {
  const bytes = new Uint8Array([0, 1, 2])
  expect(parse(z.object({ file: z.instanceof(Uint8Array) }), { file: bytes })).toEqual({ file: bytes })
})
