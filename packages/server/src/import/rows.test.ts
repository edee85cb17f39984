import { importRoutes, importRowRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { importing, read, rowsOf, TWO } from '../../test/importing.ts'
import { make, PNG } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { tidyImages } from '../media/tidy.ts'
import { runImports } from './run-imports.ts'

const { db, signIn } = await world({ rateLimits: false })
const a = make(db)
const { place, ready } = importing(db)

describe('a row', () => {
  it('is put right, skipped, and taken as it is', async () => {
    const staff = await signIn()
    const { params } = await ready(staff)
    await staff.call(importRoutes.edit, { params, body: { set: await place() } })
    const [, second] = await rowsOf(staff, params.id)
    const id = { id: second?.id_import_row ?? 0 }
    const change = async (body: object) => (await staff.call(importRowRoutes.edit, { params: id, body })).data[0]
    expect(await change({ accept: true })).toMatchObject({ state: 'ready' })
    expect(await change({ accept: false, skip: true })).toMatchObject({ state: 'skipped' })
    const selections = [{ selection_text: '<b onclick="x">Semarang</b>', is_answer: true }, { selection_text: 'Solo' }]
    const now = await change({ skip: false, draft: { selections } })
    expect(now.draft.selections?.[0]).toMatchObject({ selection_text: '<b>Semarang</b>', is_answer: true })
    expect(now).toMatchObject({ state: 'ready', messages: [] })
    const stale = change({ skip: true, updated_at: second?.updated_at })
    await expect(stale).rejects.toMatchObject({ status: 409, code: 'STALE' })
  })

  it('is written over as a whole, and a key that is marked keeps what else was said', async () => {
    const staff = await signIn()
    const { params } = await ready(staff, ['Materi: Aljabar', '7. Berapa?', 'A. satu', 'C. dua', 'Pembahasan: Dua.'])
    const [row] = await rowsOf(staff, params.id)
    const id = { id: row?.id_import_row ?? 0 }
    const texts = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text)
    const change = async (body: object) => (await staff.call(importRowRoutes.edit, { params: id, body })).data[0]
    const marked = row?.draft.selections?.map((option, at) => ({ ...option, is_answer: at === 0 }))
    const gap = 'Huruf opsi tidak urut: A, C.'
    expect(texts(row as never)).toEqual(expect.arrayContaining(['Kunci belum ada.', gap]))
    const keyed = texts(await change({ draft: { selections: marked } }))
    expect(keyed).toContain(gap)
    expect(keyed).not.toContain('Kunci belum ada.')
    expect(keyed).toContain('Materi “Aljabar” tidak ditemukan. Pilih materi.')
    const draft = { qt_id: 3, question_text: '<p>Berapa?</p>', short_answers: [{ short_answer_text: '2' }] }
    const whole = await change({ whole: true, draft })
    expect(whole.draft).toEqual({ ...draft, short_answers: [expect.objectContaining({ short_answer_text: '2' })] })
    expect(texts(whole)).not.toContain(gap)
    expect((await staff.call(importRowRoutes.get, { params: id })).data[0]).toEqual(whole)
    await expect((await signIn()).call(importRowRoutes.get, { params: id })).rejects.toMatchObject({ status: 404 })
  })

  it('keeps the pictures that were put into it', async () => {
    const staff = await signIn()
    const { params } = await ready(staff)
    const [row] = await rowsOf(staff, params.id)
    const [shown, other] = [await a.image(), await a.image()]
    const selections = [{ selection_text: '', image: shown.url }]
    const id = { id: row?.id_import_row ?? 0 }
    await staff.call(importRowRoutes.edit, { params: id, body: { draft: { selections } } })
    const aged = db.updateTable('image').set({ created_at: new Date(Date.now() - 2 * 24 * 3_600_000) })
    await aged.where('id', 'in', [shown.id, other.id]).execute()
    await tidyImages(db)
    const left = await db.selectFrom('image').select('id').where('id', 'in', [shown.id, other.id]).execute()
    expect(left).toEqual([{ id: shown.id }])
  })

  it('holds the address of a picture that is put into it, and never its bytes', async () => {
    const staff = await signIn()
    const { params } = await ready(staff)
    const [row] = await rowsOf(staff, params.id)
    const id = { id: row?.id_import_row ?? 0 }
    const image = `data:image/png;base64,${PNG.toString('base64')}`
    const interaction = { left: [{ text: 'Jawa', image }], right: [{ text: 'Bali' }] }
    const draft = { selections: [{ selection_text: '', image }], interaction }
    const [edited] = (await staff.call(importRowRoutes.edit, { params: id, body: { draft } })).data
    const address = expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/)
    expect(edited.draft).toMatchObject({
      selections: [{ image: address }],
      interaction: { left: [{ image: address }] },
    })
    expect(await db.selectFrom('import_image').select('image_id').execute()).toHaveLength(2)
    const wrong = { draft: { selections: [{ selection_text: 'x', image: 'a'.repeat(1_000) }] } }
    const refused = staff.call(importRowRoutes.edit, { params: id, body: wrong })
    await expect(refused).rejects.toMatchObject({ fields: { 'selections.0.image': expect.any(String) } })
  })

  it('is settled by its key: a guessed one is right, a missing one is meant to be missing', async () => {
    const staff = await signIn()
    const { params } = await ready(staff)
    await staff.call(importRoutes.edit, { params, body: { set: await place() } })
    await staff.call(importRoutes.edit, { params, body: { settle: 'key-guessed' } })
    expect(await read(staff, params.id)).toMatchObject({ counts: { ready: 1, look: 1 } })
    await staff.call(importRoutes.edit, { params, body: { settle: 'key-missing', rows: [2] } })
    expect(await read(staff, params.id)).toMatchObject({ counts: { ready: 2, look: 0 } })
  })

  it.each(['Kelas XI', 'XI', '11', 'kelas 11'])('stands in the class 11 that its file calls %s', async (said) => {
    const staff = await signIn()
    const class_id = await a.class({ name: 'Kelas 11' })
    const { params } = await ready(staff, [`Kelas: ${said}`, ...TWO.slice(0, 5)])
    expect(await rowsOf(staff, params.id)).toMatchObject([{ draft: { class_id } }])
  })

  it('is told of a class that is none of its category, of a name that several have, and of a place that is gone', async () => {
    const staff = await signIn()
    const fits = await place()
    const other = await a.class({ name: 'Kelas Lain' })
    await sql`insert into category_class (category_id, class_id)
      select category_id, ${fits.class_id} from topic where id = ${fits.topic_id} on conflict do nothing`.execute(db)
    for (const _ of [1, 2]) await a.topic({ name: 'Aljabar' })
    const [one, two] = [TWO.slice(0, 5), TWO.slice(6)]
    const { params } = await ready(staff, ['Materi: Provinsi', 'Kelas: Kelas Lain', ...one])
    const error = (text: string) => expect.objectContaining({ severity: 'error', text })
    const messages = async () => (await rowsOf(staff, params.id)).map((row) => row.messages)
    expect(await messages()).toEqual([expect.arrayContaining([error('Kelas ini bukan kelas kategorinya.')])])
    expect(other).toBeGreaterThan(0)
    const twice = await ready(staff, ['Materi: Aljabar', ...two])
    const [row] = await rowsOf(staff, twice.params.id)
    expect(row?.messages).toContainEqual(error('Ada 2 materi bernama “Aljabar”. Pilih satu.'))
    await staff.call(importRoutes.edit, { params, body: { set: fits } })
    expect(await read(staff, params.id)).toMatchObject({ counts: { ready: 1 } })
    await db.deleteFrom('topic').where('id', '=', fits.topic_id).execute()
    await staff.call(importRoutes.save, { params })
    await runImports(db)
    expect(await rowsOf(staff, params.id)).toMatchObject([{ state: 'wrong' }])
    expect(await messages()).toEqual([[error('Materi tidak ditemukan lagi. Pilih materi.')]])
  })

  it('that the bank refuses is told why, and holds up no other', async () => {
    const staff = await signIn()
    const { params } = await ready(staff, [...TWO, 'Kunci: B'])
    const fits = await place()
    const elsewhere = await a.subtopic({ topic_id: await a.topic() })
    await staff.call(importRoutes.edit, { params, body: { set: fits } })
    await staff.call(importRoutes.edit, { params, body: { rows: [1], set: { subtopic_id: elsewhere } } })
    await staff.call(importRoutes.save, { params })
    await runImports(db)
    expect(await rowsOf(staff, params.id)).toMatchObject([
      { state: 'wrong', messages: [{ text: 'Sub-materi ini bukan bagian dari materi yang dipilih.' }] },
      { state: 'saved' },
    ])
  })
})
