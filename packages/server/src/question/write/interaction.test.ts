import { LEVEL, questionRoutes, snpmbQuestionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { newDesk } from '../../../test/desk.ts'
import { make, PNG_DATA_URL } from '../../../test/make.ts'
import { newest, restoring } from '../../../test/restoring.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

const desk = () => newDesk({ db, signIn })
const question_text = '<p>Pilih yang tepat.</p>'
const columns = [{ text: 'Benar' }, { text: 'Salah' }]
/** As they stand after a save: sent without their ids they would be other columns. */
const kept = columns.map((column, at) => ({ id: `c${at + 1}`, ...column }))
const rows = [
  { text: 'Bumi bulat', column: 'c1' },
  { text: 'Bumi datar', column: 'c2' },
]
const pairing = {
  left: [{ text: 'Jakarta' }, { text: 'Tokyo' }],
  right: [{ text: 'Jepang' }, { text: 'Indonesia' }, { text: 'Peru' }],
  pairs: [
    ['l1', 'r2'],
    ['l2', 'r1'],
  ],
}

describe('the document of a form', () => {
  it('is kept and given back with the ids that the server gives, in both banks', async () => {
    const { add, call } = await desk()
    const table = await add(6, { interaction: { columns, rows } })
    expect(table).toMatchObject({
      form: 'kategori',
      selections: [],
      statements: [],
      scoring: { points: 1, rule: 'all' },
    })
    expect(table.interaction).toEqual({
      used: { columns: 2, rows: 2 },
      columns: [
        { id: 'c1', text: 'Benar' },
        { id: 'c2', text: 'Salah' },
      ],
      rows: [
        { id: 'r1', text: 'Bumi bulat', image: 'image', column: 'c1' },
        { id: 'r2', text: 'Bumi datar', image: 'image', column: 'c2' },
      ],
    })
    const category_id = await a.category({ product_type: 2 })
    const body = { qt_id: 7, question_text, category_id, label: 'exam', interaction: pairing } as const
    const [matching] = (await call(snpmbQuestionRoutes.create, { body: body as never })).data
    expect(matching).toMatchObject({ form: 'jodohkan', interaction: { pairs: pairing.pairs } })
  })

  it('is replaced as a whole when it is sent, and left alone when it is not', async () => {
    const { add, edit } = await desk()
    const { id_question: id, interaction } = await add(6, {
      interaction: { columns, rows },
      scoring: { points: 2.5, rule: 'parts' },
    })
    expect(await edit(id, { question_text: '<p>Baru</p>' })).toMatchObject({
      interaction,
      scoring: { points: 2.5, rule: 'parts' },
    })
    const shorter = await edit(id, {
      interaction: { columns: kept, rows: [{ id: 'r2', text: 'Bumi datar', column: 'c2' }] },
    })
    expect(shorter.interaction.rows).toHaveLength(1)
  })

  it('never gives a number again that a row had before', async () => {
    const { add, edit } = await desk()
    const { id_question: id } = await add(6, { interaction: { columns, rows } })
    await edit(id, { interaction: { columns: kept, rows: [{ id: 'r1', text: 'Bumi bulat' }] } })
    const again = await edit(id, {
      interaction: { columns: kept, rows: [{ id: 'r1', text: 'Bumi bulat' }, { text: 'Baru' }] },
    })
    expect(again.interaction.rows?.map((row) => row.id)).toEqual(['r1', 'r3'])
    const taken = edit(id, { interaction: { columns: kept, rows: [{ id: 'r2', text: 'Lain' }] } })
    await expect(taken).rejects.toMatchObject({ status: 422, fields: { 'interaction.rows.r2.id': expect.any(String) } })
  })

  it('gives none of them again after a restore to the time before', async () => {
    const { add, edit, read } = await desk()
    const admin = await signIn(LEVEL.admin)
    const { id_question: id } = await add(6, { interaction: { columns, rows } })
    const longer = [...rows.map((row, at) => ({ id: `r${at + 1}`, ...row })), { text: 'Bumi pipih', column: 'c2' }]
    await edit(id, { interaction: { columns: kept, rows: longer } })
    await restoring(admin, await newest(admin, { question_id: id }))
    expect((await read(id)).interaction).toMatchObject({
      rows: [{ id: 'r1' }, { id: 'r2' }],
      used: { columns: 2, rows: 3 },
    })
    const again = await edit(id, { interaction: { columns: kept, rows: [{ text: 'Baru' }] } })
    expect(again.interaction.rows?.map((row) => row.id)).toEqual(['r4'])
  })

  it('may be empty, of one type after the other', async () => {
    const { add, edit } = await desk()
    const { id_question: id } = await add(2, { interaction: { multiple: true } })
    for (const qt_id of [2, 6, 2, 7]) {
      expect(await edit(id, { qt_id, interaction: {} })).toMatchObject({ qt_id, selections: [] })
    }
  })

  it('stays with its type while the question has another', async () => {
    const { add, edit } = await desk()
    const { id_question: id, interaction } = await add(6, { interaction: { columns, rows } })
    const { used } = interaction
    // told also where the rows do not show, so that no new row takes the id of one that is gone
    for (const [qt_id, form] of [
      [7, 'jodohkan'],
      [2, 'pg'],
    ] as const)
      expect(await edit(id, { qt_id })).toMatchObject({ form, interaction: { used } })
    expect(await edit(id, { qt_id: 6 })).toMatchObject({ form: 'kategori', interaction })
  })

  it('shows the picture that is sent with a row, cleans its texts, and goes along with a copy', async () => {
    const { add, call } = await desk()
    const { id_question: id, interaction } = await add(6, {
      interaction: { columns, rows: [{ text: '<b onclick="x">tebal</b>', image: PNG_DATA_URL, column: 'c1' }] },
    })
    expect(interaction.rows).toMatchObject([{ text: '<b>tebal</b>', image: expect.stringMatching(/^\/media\//) }])
    const [copy] = (await call(questionRoutes.duplicate, { params: { id }, body: {} })).data
    expect(copy.interaction.rows?.[0]).toMatchObject({ text: '<b>tebal</b>', column: 'c1' })
    expect(copy.interaction.rows?.[0]?.image).not.toBe(interaction.rows?.[0]?.image)
    const shown = await db.selectFrom('text_image').select('row_id').where('resource', '=', 'question').execute()
    expect(shown.map(({ row_id }) => row_id).toSorted()).toEqual([id, copy.id_question].toSorted())
  })

  it.each([
    [6, { columns: [{ text: 'Benar' }], rows }, 'columns'],
    [6, { columns: [{ text: 'Benar' }, { text: 'Benar' }], rows }, 'columns.c2.text'],
    [6, { columns, rows: [{ text: 'Bumi', column: 'c9' }] }, 'rows.r1.column'],
    [6, { columns, rows: [{ text: '' }] }, 'rows.r1.text'],
    [6, { columns, rows: [{ id: 'x1', text: 'Bumi' }] }, 'rows.0.id'],
    [6, { columns, rows: Array.from({ length: 21 }, () => ({ text: 'a' })) }, 'rows'],
    [7, { right: [{ text: 'Jepang' }] }, 'left'],
    [7, { ...pairing, pairs: [['l1', 'r9']] }, 'pairs.l1'],
    [
      7,
      {
        ...pairing,
        pairs: [
          ['l1', 'r1'],
          ['l2', 'r1'],
        ],
      },
      'pairs.l1',
    ],
    [
      7,
      {
        ...pairing,
        pairs: [
          ['l1', 'r1'],
          ['l1', 'r2'],
        ],
      },
      'pairs.l1',
    ],
  ])('of type %i is refused at the place that is wrong: %o', async (type, interaction, at) => {
    const { add } = await desk()
    await expect(add(type, { interaction })).rejects.toMatchObject({
      status: 422,
      fields: { [`interaction.${at}`]: expect.any(String) },
    })
  })

  it('lets one right row serve several left ones where the question says so', async () => {
    const { add } = await desk()
    const pairs = [
      ['l1', 'r1'],
      ['l2', 'r1'],
    ]
    expect((await add(7, { interaction: { ...pairing, pairs, reuse: true } })).interaction.pairs).toEqual(pairs)
  })

  it('comes back from history as it was, edited or deleted', async () => {
    const { add, edit, read } = await desk()
    const admin = await signIn(LEVEL.admin)
    const {
      id_question: id,
      interaction,
      scoring,
    } = await add(6, {
      interaction: { columns, rows: [{ text: 'Bumi bulat', image: PNG_DATA_URL, column: 'c1' }] },
      scoring: { points: 3, rule: 'parts' },
    })
    await edit(id, { interaction: { columns: kept, rows: [{ text: 'Lain' }] }, scoring: { points: 1, rule: 'all' } })
    await restoring(admin, await newest(admin, { question_id: id }))
    const { used: _, ...document } = interaction
    expect(await read(id)).toMatchObject({ interaction: document, scoring })
    await admin.call(questionRoutes.remove, { params: { id } })
    await restoring(admin, await newest(admin, { resource: 'question' }))
    expect(await read(id)).toMatchObject({
      form: 'kategori',
      interaction: document,
      scoring,
      images: [interaction.rows?.[0]?.image],
    })
  })

  it('is searched by its texts, those of the present type alone', async () => {
    const { add, edit, call } = await desk()
    const { id_question: id } = await add(6, { interaction: { columns, rows } })
    const found = async (q: string) =>
      (await call(questionRoutes.main, { query: { q } })).data.map(({ id_question }) => id_question)
    expect(await found('bumi datar')).toEqual([id])
    await edit(id, { qt_id: 7, interaction: pairing })
    expect([await found('bumi datar'), await found('indonesia')]).toEqual([[], [id]])
  })

  it('lacks its answer until every row has one', async () => {
    const { add, edit, call } = await desk()
    const lacking = async () =>
      (await call(questionRoutes.main, { query: { missing: 'answer' } })).data.map(({ id_question }) => id_question)
    const { id_question: id } = await add(6, { interaction: { columns, rows: [{ text: 'Bumi bulat' }] } })
    const bare = await add(7, {})
    expect(await lacking()).toEqual([bare.id_question, id])
    await edit(id, { interaction: { columns: kept, rows: [{ id: 'r1', text: 'Bumi bulat', column: 'c1' }] } })
    await edit(bare.id_question, { interaction: pairing })
    expect(await lacking()).toEqual([])
  })
})
