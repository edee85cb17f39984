import { exportRoutes, importRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { edited } from '../../../exchange/test/edited.ts'
import { row, xlsx } from '../../../exchange/test/xlsx.ts'
import { importing, read, rowsOf } from '../../test/importing.ts'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'
import { runExports } from '../export/run-exports.ts'
import { runImports } from './run-imports.ts'

const here = await world({ rateLimits: false })
const { db } = here
const { place } = importing(db)
const { written, team, statusOf, eventsOf } = reviewTeam(here)
type Person = Awaited<ReturnType<typeof team>>['author']

/** A file of the general bank that is read. */
async function sent({ call }: Person, bytes: Uint8Array, name: string) {
  const file = new File([Buffer.from(bytes)], name)
  const [{ id_import: id }] = (await call(importRoutes.upload, { body: { product_type: 1, file } })).data
  await runImports(db)
  return { id }
}

/** Accepts and saves all that stands in it. */
async function saved(person: Person, params: { id: number }, set = {}) {
  const rows = await rowsOf(person, params.id)
  await person.call(importRoutes.edit, { params, body: { rows: rows.map(({ no }) => no), accept: true, set } })
  await person.call(importRoutes.save, { params })
  await runImports(db)
  expect(await read(person, params.id)).toMatchObject({ state: 'done', counts: { saved: rows.length } })
  return (await rowsOf(person, params.id)).map(({ id_question }) => id_question ?? 0)
}

async function exported({ call, send }: Person, id: number, kind: 'suntingan' | 'excel') {
  const { data } = await call(exportRoutes.create, { body: { product_type: 1, kind, select: { ids: [id] } } })
  await runExports(db)
  return (await send(exportRoutes.file, { params: { id: data[0].id_export } })).rawPayload
}

describe('an import while the policy binds', () => {
  it.each(['Disetujui', 'published'])('adds drafts, also where the file says %s', async (status) => {
    const { admin, author } = await team()
    const head = row('Soal', 'A', 'B', 'Kunci', 'Status')
    const bytes = xlsx({ sheets: { Soal: head + row('Apa ibu kota Jepang?', 'Tokyo', 'Osaka', 'A', status) } })
    for (const person of [author, admin]) {
      const [id = 0] = await saved(person, await sent(person, bytes, 'soal.xlsx'), await place())
      expect(await statusOf(id)).toBe('on-progress')
      expect(await person.read(id)).toMatchObject({ stage: 'draft', approved_revision: null, events: [] })
    }
  })

  it('adds what its own account may not review', async () => {
    const { admin, reviewer } = await team()
    const sheet = row('Soal', 'A', 'B', 'Kunci') + row('Apa ibu kota Peru?', 'Lima', 'Quito', 'A')
    const bytes = xlsx({ sheets: { Soal: sheet } })
    const [id = 0] = await saved(reviewer, await sent(reviewer, bytes, 'soal.xlsx'), await place())
    expect(await admin.act(id, 'submit')).toMatchObject({ contributors: [{ ac_id: reviewer.id }] })
    await expect(reviewer.judge(id)).rejects.toMatchObject({ status: 403 })
    expect(await admin.judge(id)).toMatchObject({ stage: 'approved' })
  })

  it.each([
    ['suntingan', 'docx', 'approved'],
    ['excel', 'xlsx', 'published'],
  ] as const)('of an edited file (%s) voids the approval, and says so before', async (kind, ending, status) => {
    const { admin, author, reviewer, allow } = await team()
    await allow(author.id, ['review'])
    const id = await written(author.id)
    await author.act(id, 'submit')
    await reviewer.judge(id)
    if (status === 'published') await admin.act(id, 'publish')
    const file = await edited(await exported(author, id, kind), { Jepang: 'Nippon' })
    const params = await sent(author, file, `soal.${ending}`)
    const text = expect.stringContaining('Perubahan isinya menariknya kembali ke Konsep.')
    expect(await rowsOf(author, params.id)).toMatchObject([{ state: 'look', messages: [{ text }] }])
    expect(await statusOf(id)).toBe(status)
    expect(await saved(author, params)).toEqual([id])
    expect(await statusOf(id)).toBe('on-progress')
    expect(await author.read(id)).toMatchObject({
      stage: 'draft',
      changed: true,
      revision: 1,
      approved_revision: 0,
      reviews: [{ counts: false }],
      contributors: [{ ac_id: author.id }],
    })
    // taken back, it is no more approved than before
    await author.call(importRoutes.undo, { params })
    await runImports(db)
    expect(await statusOf(id)).toBe('on-progress')
    expect(await eventsOf(id)).toContain('voided')
  })
})
