import { importRoutes, importRowRoutes, questionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { docx, p, r } from '../../../exchange/test/docx.ts'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { runImports } from './run-imports.ts'

const { db, signIn } = await world({ rateLimits: false })
const a = make(db)

type Client = Awaited<ReturnType<typeof signIn>>

const TWO = [
  '1. Ibu kota Jawa Barat adalah',
  'A. Bandung',
  'B. Semarang',
  'C. Serang',
  'Kunci: A',
  'Pembahasan: Bandung sejak 1925.',
  '2. Ibu kota Jawa Tengah adalah',
  'A. Bandung',
  'B. Semarang',
]
const fileOf = (lines: string[], name = 'Tryout 1.docx') =>
  new File([docx({ body: lines.map((line) => p(r(line))).join('') })], name)

const send = async (client: Client, lines: string[], product_type = 1) => {
  const { data } = await client.call(importRoutes.upload, { body: { product_type, file: fileOf(lines) } as never })
  return data[0]
}
const read = async (client: Client, id: number) => (await client.call(importRoutes.get, { params: { id } })).data[0]
const rowsOf = async (client: Client, id: number) =>
  (await client.call(importRowRoutes.list, { params: { id }, query: {} })).data

/** A place that a general question may have. */
async function place() {
  const topic_id = await a.topic({ name: 'Provinsi' })
  const class_id = await a.class()
  return { topic_id, class_id, ql_id: await a.questionLevel(), label: 'tryout' as const }
}

describe('a Word file', () => {
  it('comes in as rows, is put right, saved, and taken back', async () => {
    const staff = await signIn()
    const job = await send(staff, TWO)
    expect(job).toMatchObject({ state: 'uploaded', file_name: 'Tryout 1.docx', product_type: 1 })
    await runImports(db)
    expect(await read(staff, job.id_import)).toMatchObject({ state: 'ready', counts: { wrong: 2 } })
    const rows = await rowsOf(staff, job.id_import)
    expect(rows).toMatchObject([
      {
        no: 1,
        place: 'hlm. 1, paragraf 1',
        draft: {
          qt_id: 2,
          selections: [{ selection_text: 'Bandung', is_answer: true }, { is_answer: false }, { is_answer: false }],
        },
      },
      { no: 2, messages: expect.arrayContaining([{ severity: 'look', text: 'Kunci belum ada.' }]) },
    ])
    const params = { id: job.id_import }
    await staff.call(importRoutes.edit, { params, body: { set: await place() } })
    expect(await read(staff, job.id_import)).toMatchObject({ counts: { ready: 1, look: 1, wrong: 0 } })

    await staff.call(importRoutes.save, { params })
    await runImports(db)
    expect(await read(staff, job.id_import)).toMatchObject({ state: 'ready', counts: { saved: 1, look: 1 } })
    const [saved] = await rowsOf(staff, job.id_import)
    const [question] = (await staff.call(questionRoutes.get, { params: { id: saved?.id_question ?? 0 } })).data
    expect(question).toMatchObject({
      status: 'on-progress',
      name_creator: 'Staf',
      discussion: { discussion_text: '<p>Bandung sejak 1925.</p>' },
      selections: [{ is_answer: true }, {}, {}],
    })

    await staff.call(importRoutes.undo, { params })
    await runImports(db)
    expect(await read(staff, job.id_import)).toMatchObject({ state: 'undone', counts: { undone: 1 } })
    await expect(staff.call(questionRoutes.get, { params: { id: question.id_question } })).rejects.toMatchObject({
      status: 404,
    })
  })
})
