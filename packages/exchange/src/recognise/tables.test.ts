import { expect, it } from 'vitest'
import { inBlocks, inReading, lost } from '../../test/account.ts'
import { listed, p, r, read, tbl, tc, tr } from '../../test/docx.ts'
import { numbering, plain, recognise, shown } from '../../test/questions.ts'

const cell = (...lines: string[]) => tc(lines.map((line) => p(r(line))).join(''))
const row = (...texts: string[]) => tr(...texts.map((text) => cell(text)))
const merged = (text: string, isFirst: boolean) =>
  tc(p(r(text)), isFirst ? '<w:vMerge w:val="restart"/>' : '<w:vMerge/>')
const table = async (...rows: string[]) => await recognise([tbl(...rows)])

it('reads a head table whose questions go on over merged rows, without rows that nobody filled in', async () => {
  const question = (number: string, stem: string, options: [string, string, string][]) =>
    options.map(([letter, text, tick], at) =>
      tr(
        merged(at === 0 ? number : '', at === 0),
        merged(at === 0 ? stem : '', at === 0),
        merged(at === 0 ? '1' : '', at === 0),
        cell(letter),
        cell(text),
        cell(tick),
      ),
    )
  const reading = await table(
    row('NO', 'SOAL', 'JENIS', 'OPSI', 'JAWABAN', 'KUNCI'),
    ...question('1', 'Siapa?', [
      ['A', 'x', ''],
      ['B', 'y', 'v'],
      ['C', '', ''],
    ]),
    ...question('2', '', [
      ['A', '', ''],
      ['B', '', ''],
    ]),
  )
  expect(reading.shape).toBe('head-table')
  expect(reading.questions.map(shown)).toEqual([['1 pg: Siapa?', '- x', '* y']])
  expect(reading.unused).toEqual([])
})

it.each([
  [
    ['No', 'Soal', 'A', 'B', 'Kunci'],
    ['1', 'Apa?', 'x', 'y', 'B'],
  ],
  [
    ['No', 'Pertanyaan', 'Opsi A', 'Opsi B', 'Jawaban benar'],
    ['1', 'Apa?', 'x', 'y', 'b'],
  ],
])('reads a column for each option: %j', async (head, values) => {
  const { questions } = await table(row(...head), row(...values))
  expect(questions.map(shown)).toEqual([['1 pg: Apa?', '- x', '* y']])
})

it('takes a dash in each column of options for none', async () => {
  const reading = await table(
    row('Soal', 'Opsi A', 'Opsi B', 'Jawaban Benar'),
    row('Apa?', '-', '–', 'Begitu.'),
    row('Berapa selisihnya?', '-', '2', 'B'),
  )
  expect(reading.questions.map(shown)).toEqual([['isian: Apa?'], ['pg: Berapa selisihnya?', '- -', '* 2']])
  expect(reading.questions[0]?.answers).toEqual(['Begitu.'])
  expect(reading.unused).toEqual([])
})

it('reads options as lines of one cell, and the other columns', async () => {
  const { questions } = await table(
    row('No', 'Soal', 'Jenis', 'Pilihan jawaban', 'Kunci', 'Pembahasan', 'Level', 'Materi'),
    tr(
      cell('1'),
      cell('Apa?'),
      cell('PG'),
      cell('A. x', 'B. y'),
      cell('A'),
      cell('Karena.'),
      cell('mudah'),
      cell('Peluang'),
    ),
    tr(cell('2'), cell('Ibu kota?'), cell('Isian'), cell(''), cell('Tokyo'), cell(''), cell(''), cell('')),
  )
  expect(questions.map(shown)).toEqual([['1 pg: Apa?', '* x', '- y'], ['2 isian: Ibu kota?']])
  expect(questions[0]).toMatchObject({ discussion: '<p>Karena.</p>', level: 'mudah', topic: 'Peluang', state: 'ready' })
  expect(questions[1]).toMatchObject({ answers: ['Tokyo'] })
})

it('finds options below the text of a question, in the cell of that text', async () => {
  const head = row('No', 'Soal', 'Kunci', 'Skor')
  const automatic = ['x', 'y'].map((text) => listed(text, 1, 1)).join('')
  const rows = [
    tr(cell('1'), cell('Apa?', 'A. x', 'B. y'), cell('B'), cell('1')),
    tr(cell('2'), tc(p(r('Siapa?')) + automatic), cell('A'), cell('1')),
    tr(cell('3'), tc(p(r('Kapan?')) + p(`${r('A. x')}<w:r><w:tab/></w:r>${r('B. y')}`)), cell('b'), cell('1')),
  ]
  const reading = await recognise([tbl(head, ...rows)], { numbering })
  expect(reading.questions.map(shown)).toEqual([
    ['1 pg: Apa?', '- x', '* y'],
    ['2 pg: Siapa?', '* x', '- y'],
    ['3 pg: Kapan?', '- x', '* y'],
  ])
  const named = await table(row('Soal', 'Jawaban'), tr(cell('Apa?', 'A. x', 'B. y'), cell('B')))
  expect(named.questions.map(shown)).toEqual([['pg: Apa?', '- x', '* y']])
  const essay = await table(
    row('Soal', 'Jenis', 'Kunci'),
    tr(cell('Jelaskan!', 'a. gaya', 'b. usaha'), cell('uraian'), cell('Tarikan.')),
  )
  expect(essay.questions).toMatchObject([{ form: 'uraian', options: [], state: 'ready' }])
})

it('has an answer looked at that only names an option', async () => {
  const { questions } = await table(
    row('Soal', 'Jenis', 'Kunci'),
    ...[['B'], ['A dan C'], ['1 dan 2'], ['4'], ['1,5'], ['Bandung'], ['B', 'isian']].map(([key = '', form = '']) =>
      row('Apa?', form, key),
    ),
  )
  const looked = ['B', 'A, C', '1 dan 2'].map((detail) => [{ code: 'answer-letter', severity: 'warning', detail }])
  expect(questions.map(({ messages }) => messages)).toEqual([...looked, [], [], [], []])
})

it('matches rows with columns, whichever side has several partners', async () => {
  const head = [
    row('NO', 'SOAL', 'JENIS', 'BARIS', '', 'KOLOM', '', 'KUNCI', ''),
    row('', '', '', 'KODE', 'NAMA BARIS', 'KODE', 'NAMA KOLOM', 'KODE BARIS', 'KODE KOLOM'),
  ]
  const { questions } = await table(
    ...head,
    row('1', 'Cocokkan!', '3', '1', 'Dapur', 'A', 'Pisau', '1', 'A, b'),
    row('', '', '', '2', 'Kebun', 'B', 'Panci', '2', 'C'),
    row('', '', '', '', '', 'C', 'Cangkul', '', ''),
  )
  expect(questions[0]).toMatchObject({ form: 'jodohkan', state: 'ready', keyStated: 'stated' })
  expect(questions[0]?.interaction).toMatchObject({
    left: [{ text: 'Pisau' }, { text: 'Panci' }, { text: 'Cangkul' }],
    right: [{ text: 'Dapur' }, { text: 'Kebun' }],
    pairs: [
      ['l1', 'r1'],
      ['l2', 'r1'],
      ['l3', 'r2'],
    ],
    reuse: true,
  })
})

it('reads a column of marks, with names of files and a letter that stands twice', async () => {
  const reading = await table(
    row('Q:1)', 'Apa?'),
    row('FileQ:', 'gambar'),
    row('A:)', 'A. x'),
    row('B:)', 'y'),
    tr(tc(p(r('Kunci: B')), '<w:gridSpan w:val="2"/>')),
    row('Q:2)', 'Siapa?'),
    row('A:)', 'x'),
    row('A:)', 'y'),
    row('Kunci', 'A'),
  )
  expect(reading.shape).toBe('mark-column')
  expect(reading.questions.map(shown)).toEqual([
    ['1 pg: Apa? gambar', '- x', '* y'],
    ['2 pg: Siapa?', '* x', '- y', '! Huruf opsi berulang; opsi dibaca menurut urutannya.'],
  ])
})

it('reads a table that only arranges questions', async () => {
  const reading = await recognise([
    tbl(
      tr(cell('1. Apa?', 'A. x', 'B. y', 'Kunci: A'), cell('2. Siapa?', 'A. z', 'B. w', 'Kunci: B')),
      tr(cell('3.'), cell('Kapan?', 'A. u', 'B. v', 'Kunci: A')),
    ),
  ])
  expect(reading.shape).toBe('layout-table')
  expect(reading.questions.map(shown)).toEqual([
    ['1 pg: Apa?', '* x', '- y'],
    ['2 pg: Siapa?', '- z', '* w'],
    ['3 pg: Kapan?', '* u', '- v'],
  ])
})

it('keeps data as a table and takes the cell with options out of it', async () => {
  const { questions } = await recognise([
    '1. Modusnya adalah ...',
    tbl(tr(cell('Nilai'), cell('f'), cell('')), tr(cell('5'), cell('3'), cell('A. 11', 'B. 12'))),
    'Kunci: B',
  ])
  expect(questions.map(shown)).toEqual([['1 pg: Modusnya adalah ... Nilai f 5 3', '- 11', '* 12']])
  expect(questions[0]?.text).toContain('<table>')
})

it('reads options that stand in cells', async () => {
  const { questions } = await recognise([
    '1. Apa?',
    tbl(row('A.', 'x', 'C.', 'z'), row('B.', 'y', 'D.', 'w')),
    'Kunci: C',
  ])
  expect(questions.map(shown)).toEqual([['1 pg: Apa?', '- x', '- y', '* z', '- w']])
})

it('reads a table of statements, whether it is ticked or not', async () => {
  const head = row('No', 'Pernyataan', 'Benar', 'Salah')
  const { questions } = await recognise([
    '1. Nilai!',
    tbl(head, row('1', '2 prima', 'v', ''), row('2', '4 prima', '☐', '☑')),
    '2. Nilai!',
    tbl(head, row('1', '2 prima', '', ''), row('2', '4 prima', '', '')),
  ])
  const columns = [
    { id: 'c1', text: 'Benar' },
    { id: 'c2', text: 'Salah' },
  ]
  expect(questions.map(({ interaction }) => interaction)).toEqual([
    {
      columns,
      rows: [
        { id: 'r1', text: '2 prima', column: 'c1' },
        { id: 'r2', text: '4 prima', column: 'c2' },
      ],
    },
    {
      columns,
      rows: [
        { id: 'r1', text: '2 prima', column: null },
        { id: 'r2', text: '4 prima', column: null },
      ],
    },
  ])
  expect(questions.map(({ form, state, keyStated }) => [form, state, keyStated])).toEqual([
    ['kategori', 'ready', 'stated'],
    ['kategori', 'look', 'none'],
  ])
})

it('says what the form of a question would not take', async () => {
  const many = Array.from({ length: 21 }, (_, at) => `Pernyataan: p${at} = Benar`)
  const { questions } = await recognise(['1. Nilai!', ...many])
  expect(questions[0]).toMatchObject({
    state: 'wrong',
    messages: [{ code: 'document-unfit', detail: 'Paling banyak 20.' }],
  })
})

it('reads no questions from a kisi-kisi', async () => {
  const reading = await table(
    row('No', 'Kompetensi Dasar', 'Indikator soal', 'Nomor soal'),
    row('1', 'Memahami', 'Siswa dapat', '1'),
  )
  expect(reading.questions).toEqual([])
  expect(reading.unused.map(({ text }) => text)).toContain('Siswa dapat')
})

it('reads a grid of keys', async () => {
  const questions = [1, 2].flatMap((number) => [`${number}. Apa?`, 'A. x', 'B. y'])
  for (const grid of [[row('1', 'B', '2', 'A')], [row('1', '2'), row('B', 'A')]]) {
    const reading = await recognise([...questions, 'KUNCI JAWABAN', tbl(...grid)])
    expect(reading.questions.map(({ options }) => options.findIndex(({ isKey }) => isKey))).toEqual([1, 0])
  }
})

it('reads tags', async () => {
  const reading = await recognise([
    'Petunjuk:',
    '1. Tulis [JENIS] di depan.',
    '[JENIS] Pilihan Ganda',
    '[SOAL]',
    'Apa?',
    '[A] x [0]',
    '[B] y [100]',
    '[KUNCI] B',
    '[PEMBAHASAN]',
    'Karena.',
    '[JENIS] Essay',
    '[SOAL] Sebutkan!',
  ])
  expect(reading.shape).toBe('tags')
  expect(reading.questions.map(shown)).toEqual([['pg: Apa?', '- x', '* y'], ['uraian: Sebutkan!']])
  expect(reading.questions[0]?.discussion).toBe('<p>Karena.</p>')
})

it('says of an option that holds a table that it cannot', async () => {
  const { questions } = await table(
    row('No', 'Soal', 'A', 'B', 'Kunci'),
    tr(cell('1'), cell('Apa?'), tc(tbl(row('x'))), cell('y'), cell('A')),
  )
  expect(questions[0]).toMatchObject({ state: 'wrong', messages: [{ code: 'option-table', detail: 'A' }] })
  expect(plain(questions[0]?.options[0]?.text ?? '')).toBe('x')
})

it('counts each line once: in a question, as a mark or unused', async () => {
  const bodies = [
    [
      'Judul',
      '1. Apa?',
      'A. x',
      '*B. y (benar)',
      'Kunci: B',
      'Pembahasan: karena',
      'Bobot: 2',
      '2) lain',
      'KUNCI JAWABAN',
      '1. B',
    ],
    [
      listed('Apa?', 1),
      listed('x', 1, 1),
      listed('y', 1, 1),
      'Bacaan untuk soal nomor 2-3',
      'Teks',
      listed('Siapa?', 1),
      listed('z', 1, 1),
    ],
    [tbl(row('No', 'Soal', 'A', 'B', 'Kunci', 'Lain'), row('1', 'Apa?', 'x', 'y', 'B', 'catatan'))],
    [tbl(row('Q:1)', 'Apa?'), row('A:)', 'x'), row('B:)', 'FileO: y'), row('Kunci', 'A'), row('lain', 'z'))],
    ['[JENIS] PG', '[SOAL] Apa?', 'A. x [10]', 'B. y', '[KUNCI] A', 'sisa'],
    ['1. Nilai!', tbl(row('No', 'Pernyataan', 'Benar', 'Salah'), row('1', '2 prima', 'v', ''))],
    ['1. Pernyataan', 'Tipe: tf_matrix', 'Pernyataan: a = Benar', 'Pasangan: b = c'],
  ]
  for (const body of bodies) {
    const { blocks } = await read(body.map((line) => (line.startsWith('<') ? line : p(r(line)))).join(''), {
      numbering,
    })
    const [document, reading] = [inBlocks(blocks), inReading(await recognise(body, { numbering }))]
    expect(lost(document, reading)).toEqual([])
    expect(lost(reading, document)).toEqual([])
  }
})
