import { expect, it } from 'vitest'
import { storedLines } from './document-lines.ts'

it('tells what the documents of a question say, without the numbers that its rows were given', () => {
  const table = {
    columns: [
      { id: 'c1', text: 'Fakta' },
      { id: 'c2', text: 'Opini' },
    ],
    rows: [
      { id: 'r1', text: 'Air mendidih.', image: 'image', column: 'c1' },
      { id: 'r3', text: 'Segar.', image: '/media/a.png', column: null },
    ],
  }
  const pairs = {
    left: [{ id: 'l1', text: 'Tokyo', image: 'image' }],
    right: [
      { id: 'r1', text: 'Peru', image: 'image' },
      { id: 'r2', text: 'Jepang', image: 'image' },
    ],
    pairs: [['l1', 'r2']],
    reuse: true,
  }
  expect(storedLines({ 6: table, 7: pairs, given: { 6: { rows: 3 } } })).toEqual([
    'Kolom: Fakta / Opini',
    'Air mendidih. (Fakta)',
    'Segar. <img src="/media/a.png"> (-)',
    'Tokyo → Jepang',
    'Pengecoh: Peru',
    'Satu pasangan boleh dipakai lebih dari sekali.',
  ])
})

it('writes points with a comma, and a unit and the address of a picture as text', () => {
  const rubric = [{ id: 'r1', text: 'Isi', levels: [{ points: 2.5, text: 'Lengkap' }] }]
  const rows = [{ id: 'r1', text: 'Air', image: '/a.png"><b>', column: null }]
  expect(storedLines({ 1: { rubric }, 3: { unit: '<b>m & "s"' }, 6: { rows } })).toEqual([
    'Isi: 2,5 Lengkap',
    'Satuan: &lt;b&gt;m &amp; &quot;s&quot;',
    'Air <img src="/a.png&quot;&gt;&lt;b&gt;"> (-)',
  ])
})
