import {
  historyRoutes,
  LEVEL,
  questionRoutes,
  type Request,
  reviewPolicyRoutes,
  reviewRoutes,
  selectionRoutes,
} from '@bank/contract'
import { sql } from 'kysely'
import { Piscina } from 'piscina'
import { expect, it, vi } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { takeTurn } from '../db/backfill.repo.ts'
import { BACKFILLS } from '../start/backfills.ts'
import { readChanged } from './lint.repo.ts'

const { db, signIn } = await world()
const a = make(db)
type Client = Awaited<ReturnType<typeof signIn>>

type Row = Parameters<typeof a.question>[0]
/** Two options, the first of them right unless `key` is false. */
async function choice({
  key = true,
  text = '<p>Siapa presiden pertama Indonesia?</p>',
  ...row
}: Row & { key?: boolean } = {}) {
  const id = await a.question({ type: 2, text, ...row })
  const selections = [
    await a.selection({ question_id: id, text: 'Soekarno' }),
    await a.selection({ question_id: id, text: 'Soeharto' }),
  ]
  if (key) await a.answer({ question_id: id, selection_id: selections[0] as number })
  return { id, selections }
}
const counted = async (client: Client, ...ids: number[]) =>
  (await client.call(reviewRoutes.counts, { query: { question_id: ids.join(',') } })).data
const found = async (client: Client, finding: string) => {
  const { data } = await client.call(questionRoutes.main, { query: { finding } })
  return data.map(({ id_question }) => id_question).sort((one, other) => one - other)
}
const findingsOf = async (client: Client, id: number) =>
  (await client.call(reviewRoutes.findings, { params: { id } })).data
const count = (question_id: number, galat: number, peringatan: number, read = true) => ({
  question_id,
  galat,
  peringatan,
  read,
  stage: 'draft',
  changed: false,
  revision: 0,
  may_check: false,
  threads: 0,
})

it('counts the findings of what changed, in both banks', async () => {
  const staff = await signIn()
  const { id } = await choice({ key: false, text: '<p>Letaknya diatas meja.</p>' })
  const other = await choice({ product_type: 2, topic_id: null, class_id: null, level_id: null, key: false })
  expect(await counted(staff, id, other.id, 4711)).toEqual([count(id, 0, 0, false), count(other.id, 0, 0, false)])
  expect(await readChanged(db)).toBeGreaterThan(1)
  expect(await counted(staff, id, other.id)).toEqual([count(id, 1, 1), count(other.id, 1, 0)])

  await staff.call(questionRoutes.update, { params: { id }, body: { question_text: '<p>Letaknya di atas meja.</p>' } })
  expect(await counted(staff, id)).toEqual([count(id, 1, 1, false)])
  await readChanged(db)
  expect(await counted(staff, id)).toEqual([count(id, 1, 0)])
  expect(await readChanged(db), 'nothing is read twice').toBe(0)
})

it('reads a question again when its key, an option or its discussion changed', async () => {
  const staff = await signIn()
  const { id, selections } = await choice()
  await readChanged(db)
  const read = async () => {
    const times = await readChanged(db)
    return { times, now: (await counted(staff, id))[0] }
  }
  await db.deleteFrom('answer').where('question_id', '=', id).execute()
  expect(await read()).toMatchObject({ times: 1, now: { galat: 1 } })
  await a.answer({ question_id: id, selection_id: selections[0] as number })
  await staff.call(selectionRoutes.update, {
    params: { id: selections[1] as number },
    body: { selection_text: 'Soekarno' },
  })
  expect(await read()).toMatchObject({ now: { galat: 1 } })
  await db.updateTable('question').set({ label: 'exam' }).where('id', '=', id).execute()
  expect(await read(), 'nothing that is read').toMatchObject({ times: 0 })
})

it('finds questions by their findings, and says how many are still to be read', async () => {
  const staff = await signIn()
  const [wrong, right] = [await choice({ key: false }), await choice()]
  const placed = await choice({ text: '<p>Letaknya diatas meja.</p>' })
  const asked = async () => (await staff.call(reviewRoutes.counts, { query: {} })).unread
  expect(await asked()).toBe(3)
  await readChanged(db)
  expect(await asked()).toBe(0)
  expect(await found(staff, 'galat')).toEqual([wrong.id])
  expect(await found(staff, 'galat,peringatan')).toEqual([wrong.id, placed.id])
  expect(await found(staff, '!galat')).toEqual([right.id, placed.id])
  expect(await found(staff, 'di-place')).toEqual([placed.id])
  await expect(found(staff, 'salah')).rejects.toMatchObject({ status: 422, fields: { finding: expect.any(String) } })
})

it('ignores a finding with a reason, until the text at its place changes', async () => {
  const [sari, budi] = [await signIn(), await signIn()]
  const { id } = await choice({ text: '<p>Letaknya diatas meja.</p>' })
  const at = { rule: 'di-place', place: 'question_text' }
  const [finding] = await findingsOf(sari, id)
  expect(finding).toMatchObject({ ...at, severity: 'peringatan', at: [9, 15], fix: 'di atas', ignored: null })

  const reason = 'Kutipan dari naskah lama.'
  await sari.call(reviewRoutes.ignore, { params: { id }, body: { ...at, reason } })
  expect(await findingsOf(budi, id)).toMatchObject([{ ...at, ignored: { reason, name_creator: 'Staf' } }])
  expect(await counted(sari, id)).toMatchObject([{ peringatan: 0 }])
  expect(await found(sari, 'di-place')).toEqual([])

  await sari.call(questionRoutes.update, { params: { id }, body: { question_text: '<p>Kapal itu diatas air.</p>' } })
  await readChanged(db)
  expect(await findingsOf(budi, id)).toMatchObject([{ ...at, ignored: null }])
  expect(await counted(sari, id)).toMatchObject([{ peringatan: 1 }])
})

it('takes an ignored finding back, and keeps who did what', async () => {
  const [sari, budi] = [await signIn(), await signIn()]
  const { id } = await choice({ text: '<p>Letaknya diatas meja.</p>' })
  const at = { rule: 'di-place', place: 'question_text' }
  await sari.call(reviewRoutes.ignore, { params: { id }, body: { ...at, reason: 'Kutipan.' } })
  await budi.call(reviewRoutes.heed, { params: { id }, query: at })
  expect(await findingsOf(sari, id)).toMatchObject([{ ignored: null }])
  expect(await counted(sari, id)).toMatchObject([{ peringatan: 1 }])
  expect(await db.selectFrom('lint_ignore').select(['created_by', 'ended_by']).execute()).toEqual([
    { created_by: sari.id, ended_by: budi.id },
  ])
  await expect(budi.call(reviewRoutes.heed, { params: { id }, query: at })).rejects.toMatchObject({ status: 404 })
})

it('ignores nothing that is not found', async () => {
  const staff = await signIn()
  const { id } = await choice()
  const body = { rule: 'di-place', place: 'question_text', reason: 'Kutipan.' }
  await expect(staff.call(reviewRoutes.ignore, { params: { id }, body })).rejects.toMatchObject({
    status: 422,
    fields: { rule: 'Temuan ini sudah tidak ada.' },
  })
  await expect(staff.call(reviewRoutes.ignore, { params: { id: 4711 }, body })).rejects.toMatchObject({ status: 404 })
})

it('reads a long question in a thread of its own', async () => {
  const staff = await signIn()
  using run = vi.spyOn(Piscina.prototype, 'run')
  await choice()
  await readChanged(db)
  expect(run).not.toHaveBeenCalled()
  const { id } = await choice({
    text: `<p>Letaknya diatas meja.</p><p>${'Kalimat yang lain lagi. '.repeat(1_500)}</p>`,
  })
  await readChanged(db)
  expect(run).toHaveBeenCalledOnce()
  expect(await counted(staff, id)).toMatchObject([{ peringatan: 1, read: true }])
})

it('reads what stood before it could', async () => {
  const staff = await signIn()
  const { id } = await choice({ key: false })
  await sql`delete from lint_due`.execute(db)
  for (const job of BACKFILLS.filter(({ name }) => name.startsWith('lint-'))) expect(await takeTurn(db, job)).toBe(1)
  await readChanged(db)
  expect(await counted(staff, id)).toEqual([count(id, 1, 0)])
})

it('weighs rules as an admin says, and then reads all questions again', async () => {
  const [admin, staff] = [await signIn(LEVEL.admin), await signIn()]
  const [placed, plain] = [
    await choice({ text: '<p>Letaknya diatas meja.</p>' }),
    await choice({ text: '<p>Resiko apa?</p>' }),
  ]
  await readChanged(db)
  expect(await counted(staff, placed.id, plain.id)).toEqual([count(placed.id, 0, 1), count(plain.id, 0, 0)])
  const weigh = async (rules: object) => {
    const { data } = await admin.call(reviewPolicyRoutes.update, { body: { rules } })
    await readChanged(db)
    return data[0]?.rules
  }
  expect(await weigh({ 'di-place': 'mati', nonstandard: 'galat', repeated: 'peringatan' })).toEqual({
    'di-place': 'mati',
    nonstandard: 'galat',
  })
  expect(await counted(staff, placed.id, plain.id)).toEqual([count(placed.id, 0, 0), count(plain.id, 1, 0)])
  expect(await found(staff, 'nonstandard')).toEqual([plain.id])
  expect(await findingsOf(staff, placed.id)).toEqual([])
  const body = { qt_id: '1', question_text: '<p>Letaknya diatas meja.</p>' }
  expect((await staff.call(reviewRoutes.lint, { body })).data).toEqual([])

  await weigh({})
  expect(await counted(staff, placed.id, plain.id)).toEqual([count(placed.id, 0, 1), count(plain.id, 0, 0)])
  const { data } = await admin.call(historyRoutes.list, { query: {} })
  expect(JSON.stringify(data)).toContain('Kata depan belum dipisah: mati; Kata tidak baku: galat')
  await expect(
    admin.call(reviewPolicyRoutes.update, { body: { rules: { 'stem-end': 'galat' } } as never }),
  ).rejects.toMatchObject({
    status: 422,
  })
})

it('reviews a question that is sent whole, and keeps nothing of it', async () => {
  const staff = await signIn()
  const lint = async (body: Request<typeof reviewRoutes.lint>['body']) =>
    (await staff.call(reviewRoutes.lint, { body })).data
  const options = ['Soekarno', 'Soekarno'].map((selection_text) => ({ selection_text }))
  const found = await lint({
    qt_id: '2',
    question_text: '<p>Letaknya diatas meja<script>x</script>, lihat gambar di atas.</p>',
    selections: options,
    discussion: { discussion_text: '<p>Massa 0.5 kg</p>' },
  })
  expect(found.map(({ rule, place, at, fix }) => ({ rule, place, at, fix }))).toEqual([
    { rule: 'key-missing', place: 'selections', at: [0, 0], fix: null },
    { rule: 'option-same', place: 'selections.1.selection_text', at: [0, 8], fix: null },
    { rule: 'figure-missing', place: 'question_text', at: [22, 42], fix: null },
    { rule: 'decimal-point', place: 'discussion.discussion_text', at: [6, 9], fix: '0,5' },
    { rule: 'di-place', place: 'question_text', at: [9, 15], fix: 'di atas' },
  ])
  // rows without an id are named by the one that they would get; a group may hold the picture
  const interaction = { columns: [{ text: 'Ya' }, { text: 'Bukan' }], rows: [{ text: 'Letaknya diatas' }] }
  const rows = await lint({ qt_id: 6, question_text: '<p>Lihat gambar di atas.</p>', parent_id: 1, interaction })
  expect(rows.map(({ rule, place }) => `${rule} ${place}`)).toEqual([
    'key-missing interaction.rows',
    'di-place interaction.rows.r1.text',
  ])
  expect(await db.selectFrom('question').select('id').execute()).toEqual([])
})

it('reads a text up to its letter 20,000', async () => {
  const staff = await signIn()
  const told = async (letters: number) => {
    const question_text = `<p>${'kata lain '.repeat(letters / 10)}</p><p>Letaknya diatas meja.</p>`
    const { data } = await staff.call(reviewRoutes.lint, { body: { qt_id: 1, question_text } })
    return data.filter(({ rule }) => rule === 'di-place')
  }
  expect(await told(19_900)).toHaveLength(1)
  expect(await told(20_100)).toHaveLength(0)
})
