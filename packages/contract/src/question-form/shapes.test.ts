import { expect, it } from 'vitest'
import { matching, table } from '../../test/asked.ts'
import { BANKS } from '../bank.ts'
import { NO_IMAGE } from '../question-parts.ts'
import { FORM_TYPE, type FormName, QUESTION_FORMS } from '../question-words.ts'
import { seenOf } from './content.ts'
import { FORMS, ofForm, scoringOf } from './forms.ts'
import { type Interaction, interactionInput, scoringInput } from './interaction.ts'
import { SCORERS } from './scorers.ts'

it('lists every form once, with its type and banks', () => {
  expect(QUESTION_FORMS.map((form) => [FORMS[form].name, FORM_TYPE[form], FORMS[form].rules[0]])).toEqual([
    ['pg', 2, 'all'],
    ['pgk', 2, 'all'],
    ['isian', 3, 'all'],
    ['uraian', 1, 'rubric'],
    ['benar_salah', 5, 'all'],
    ['kategori', 6, 'all'],
    ['jodohkan', 7, 'all'],
  ])
  expect([...new Set(Object.values(BANKS).flatMap(({ forms }) => forms))].sort()).toEqual([...QUESTION_FORMS].sort())
  expect(Object.keys(SCORERS)).toEqual(Object.keys(FORMS))
})

it('scores by a rule that the form has', () => {
  expect(scoringOf('pgk', { points: 2, rule: 'parts_minus' })).toEqual({ points: 2, rule: 'parts_minus' })
  expect(scoringOf('kategori', { rule: 'parts_minus' })).toEqual({ points: 1, rule: 'all' })
  expect(ofForm('isian', { unit: 'm', rows: [] })).toEqual({ unit: 'm' })
})

it('knows a row without a picture as the wire says it', () => {
  expect(seenOf({ text: 'a', image: NO_IMAGE })).toBe('a')
})

const { columns, rows } = table(2, 1, 2)
const { left, right, pairs } = matching(3, 1, 2)
const blank = { text: '', image: NO_IMAGE }
const named = (...texts: string[]) => texts.map((text, at) => ({ id: `c${at + 1}`, text }))

it.each<[FormName, Interaction, Record<string, string>]>([
  ['kategori', {}, {}],
  ['kategori', { columns, rows }, {}],
  ['kategori', { columns, rows: [] }, {}],
  ['kategori', { columns: named('Benar'), rows }, { columns: 'Paling sedikit dua kolom.' }],
  ['kategori', { rows }, { columns: 'Paling sedikit dua kolom.' }],
  ['kategori', { columns: named('Benar', 'Benar'), rows }, { 'columns.c2.text': 'Kolom "Benar" ada dua kali.' }],
  [
    'kategori',
    { columns: named('', ''), rows: [] },
    { 'columns.c1.text': 'Wajib diisi.', 'columns.c2.text': 'Wajib diisi.' },
  ],
  [
    'kategori',
    { columns, rows: [{ id: 'r2', text: 'a', image: NO_IMAGE, column: 'c9' }] },
    { 'rows.r2.column': 'Kolom ini tidak ada.' },
  ],
  ['kategori', { columns, rows: [{ id: 'r2', text: 'a', image: NO_IMAGE, column: null }] }, {}],
  [
    'kategori',
    { columns, rows: [{ id: 'r2', ...blank, column: null }] },
    { 'rows.r2.text': 'Isi teks atau gambar pernyataan.' },
  ],
  ['kategori', { columns, rows: [{ id: 'r2', text: '', image: '/media/0.png', column: null }] }, {}],
  ['jodohkan', {}, {}],
  ['jodohkan', { left, right, pairs }, {}],
  ['jodohkan', { left, right, pairs: [] }, {}],
  ['jodohkan', { right }, { left: 'Paling sedikit satu pasangan.' }],
  ['jodohkan', { left, right, pairs: [['l1', 'r9']] }, { 'pairs.l1': 'Pasangan ini tidak ada.' }],
  ['jodohkan', { left, right, pairs: [['l9', 'r1']] }, { 'pairs.l9': 'Pasangan ini tidak ada.' }],
  [
    'jodohkan',
    {
      left,
      right,
      pairs: [
        ['l1', 'r1'],
        ['l1', 'r1'],
      ],
    },
    { 'pairs.l1': 'Pernyataan ini sudah punya pasangan.' },
  ],
  [
    'jodohkan',
    {
      left,
      right,
      pairs: [
        ['l1', 'r1'],
        ['l2', 'r1'],
      ],
    },
    { 'pairs.l1': 'Pasangan ini sudah dipakai.', 'pairs.l2': 'Pasangan ini sudah dipakai.' },
  ],
  [
    'jodohkan',
    {
      left,
      right,
      pairs: [
        ['l1', 'r1'],
        ['l2', 'r1'],
      ],
      reuse: true,
    },
    {},
  ],
  ['jodohkan', { left: [{ id: 'l4', ...blank }], right }, { 'left.l4.text': 'Isi teks atau gambar.' }],
  ['uraian', { rubric: [{ id: 'r3', text: '', levels: [] }] }, { 'rubric.r3.text': 'Wajib diisi.' }],
  [
    'uraian',
    {
      rubric: ['r1', 'r2'].map((id) => ({ id, text: 'a', levels: [50.01, 0].map((points) => ({ points, text: '' })) })),
    },
    { rubric: 'Jumlah poin rubrik paling banyak 100.' },
  ],
  ['uraian', {}, {}],
])('refuses of %s %j at its place', (form, document, problems) => {
  expect(FORMS[form].problems?.(document)).toEqual(problems)
})

const many = <Item>(length: number, item: Item) => Array.from({ length }, () => item)
const row = { text: 'a' }
const level = { points: 1, text: 'a' }

it.each([
  [{ columns: many(6, row) }, 'columns', 'Paling banyak 5.'],
  [{ rows: many(21, row) }, 'rows', 'Paling banyak 20.'],
  [{ left: many(13, row) }, 'left', 'Paling banyak 12.'],
  [{ right: many(16, row) }, 'right', 'Paling banyak 15.'],
  [{ pairs: many(13, ['l1', 'r1']) }, 'pairs', 'Paling banyak 12.'],
  [{ rubric: many(21, { text: 'a', levels: [level, level] }) }, 'rubric', 'Paling banyak 20.'],
  [{ rubric: [{ text: 'a', levels: [level] }] }, 'rubric.0.levels', 'Paling sedikit dua tingkat.'],
  [{ rubric: [{ text: 'a', levels: many(7, level) }] }, 'rubric.0.levels', 'Paling banyak 6.'],
  [
    { rubric: [{ text: 'a', levels: [level, { points: -1, text: '' }] }] },
    'rubric.0.levels.1.points',
    'Paling sedikit 0.',
  ],
  [{ rubric: [{ text: 'a', levels: [level, { points: 0.125, text: '' }] }] }, 'rubric.0.levels.1.points', /dua angka/],
  [{ lines: 0 }, 'lines', 'Antara 1 dan 40 baris.'],
  [{ lines: 41 }, 'lines', 'Antara 1 dan 40 baris.'],
  [{ lines: 1.5 }, 'lines', 'Antara 1 dan 40 baris.'],
  [{ unit: 'a'.repeat(31) }, 'unit', 'Paling banyak 30 karakter.'],
  [{ order: 'bebas' }, 'order', 'Pilihan tidak valid.'],
  [{ columns: [{ text: ' ' }] }, 'columns.0.text', 'Wajib diisi.'],
  ...['', 'r', 'r0', 'r01', 'r10000', 'x1', 'R1', 'r1 '].map(
    (id) => [{ rows: [{ id, ...row }] }, 'rows.0.id', 'Id tidak valid.'] as const,
  ),
  [{ rows: [{ ...row, column: 'satu' }] }, 'rows.0.column', 'Id tidak valid.'],
] as const)('refuses %j at %s', (document, path, sentence) => {
  const issues = interactionInput.safeParse(document).error?.issues ?? []
  expect(issues.map((issue) => issue.path.join('.'))).toEqual([path])
  expect(issues[0]?.message).toMatch(sentence)
})

it('takes a document at its limits', () => {
  const document = {
    columns: many(5, row),
    rows: many(20, { id: 'r9999', text: 'a', image: '', column: null }),
    left: many(12, {}),
    right: many(15, {}),
    rubric: many(20, { text: 'a', levels: many(6, level) }),
    lines: 40,
    unit: 'a'.repeat(30),
  }
  expect(interactionInput.parse(document)).toEqual(document)
})

it.each([
  [{ points: 0.01, rule: 'all' }, undefined],
  [{ points: 100, rule: 'rubric' }, undefined],
  [{ points: 0.07, rule: 'parts' }, undefined],
  [{ points: 0, rule: 'all' }, 'points'],
  [{ points: 100.01, rule: 'all' }, 'points'],
  [{ points: 1.005, rule: 'all' }, 'points'],
  [{ points: 1, rule: 'semua' }, 'rule'],
])('scoring %j is wrong at %s', (scoring, path) => {
  expect(scoringInput.safeParse(scoring).error?.issues[0]?.path.join('.')).toBe(path)
})
