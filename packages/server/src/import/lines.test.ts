import { importRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Client, importing, read, rowsOf, TWO } from '../../test/importing.ts'
import { world } from '../../test/world.ts'
import { runImports } from './run-imports.ts'

const { db, signIn } = await world({ rateLimits: false })
const { ready, saved } = importing(db)

describe('a line', () => {
  const PLAIN = ['Ibu kota Jawa Barat', 'Bandung', 'Semarang', 'Ibu kota Jawa Tengah', 'Solo', 'Semarang']
  const linesOf = async (client: Client, params: { id: number }) =>
    (await client.call(importRoutes.lines, { params, query: {} })).data

  it('is what a person says: the file is read once more', async () => {
    const staff = await signIn()
    const { params } = await ready(staff, PLAIN)
    expect(await linesOf(staff, params)).toMatchObject([
      { no: 1, text: 'Ibu kota Jawa Barat', place: 'paragraf 1', used: false, role: null },
      ...PLAIN.slice(1).map((text) => ({ text })),
    ])
    const question = [1, 4].map((no) => ({ no, role: 'question' as const }))
    const roles = [{ no: 2, role: 'option' as const, alike: true }, ...question]
    await staff.call(importRoutes.roles, { params, body: { roles } })
    await runImports(db)
    expect(await read(staff, params.id)).toMatchObject({ state: 'ready', error: null })
    const drafts = (await rowsOf(staff, params.id)).map(({ draft }) => draft)
    expect(drafts).toMatchObject([
      { question_text: '<p>Ibu kota Jawa Barat</p>', selections: [{ selection_text: 'Bandung' }, {}] },
      { question_text: '<p>Ibu kota Jawa Tengah</p>', selections: [{ selection_text: 'Solo' }, {}] },
    ])
    expect((await linesOf(staff, params)).map(({ role }) => role?.[0])).toEqual(['q', 'o', 'o', 'q', 'o', 'o'])
  })

  it('that became no part of a question is found among the others', async () => {
    const staff = await signIn()
    const { params } = await ready(staff, ['SMA Contoh', ...TWO])
    const unused = async (used: 'true' | 'false') =>
      (await staff.call(importRoutes.lines, { params, query: { used, limit: 100 } })).data.map(({ text }) => text)
    expect(await unused('false')).toEqual(['SMA Contoh'])
    expect(await unused('true')).toEqual(TWO)
  })

  it('is what was said of it last, and is written once however often that is', async () => {
    const staff = await signIn()
    const { params } = await ready(staff, PLAIN)
    await sql`create table written (no int);
      create function note_written() returns trigger language plpgsql as 'begin insert into written values (new.no); return new; end';
      create trigger note_written before update on import_line for each row execute function note_written()`.execute(db)
    onTestFinished(async () => {
      await sql`drop function note_written cascade; drop table written`.execute(db)
    })
    const said = (no: number, role: 'question' | 'option' | 'none' | null, alike = false) => ({ no, role, alike })
    const many = Array.from({ length: 50 }, (_, at) => said(1 + (at % 6), at % 2 === 0 ? 'none' : 'option', true))
    const roles = [...many, said(1, 'question'), said(2, 'none', true), said(4, 'question'), said(5, null)]
    await staff.call(importRoutes.roles, { params, body: { roles } })
    expect((await linesOf(staff, params)).map(({ role }) => role)).toEqual([
      'none',
      'none',
      'none',
      'question',
      null,
      'none',
    ])
    const { rows } = await sql<{ no: number }>`select no from written order by no`.execute(db)
    expect(rows.map(({ no }) => no)).toEqual([1, 2, 3, 4, 6])
  })

  it('is said of two thousand lines of a long file, and of all that look like them, within the time of a statement', async () => {
    const staff = await signIn()
    const [other, { params }] = [await ready(staff, PLAIN), await ready(staff, PLAIN)]
    const addLines = (job: number) =>
      sql`insert into import_line (job_id, no, place, text, used, signature)
        select ${job}, no, '{}', 'a', true, no % 7 from generate_series(1001, 20000) no`.execute(db)
    await addLines(other.params.id)
    await sql`analyze import_line`.execute(db) // PostgreSQL knows of the other file alone, as right after this one was read
    await addLines(params.id)
    const roles = Array.from({ length: 2_000 }, (_, at) => ({ no: 1_001 + at, role: 'none' as const, alike: true }))
    await staff.call(importRoutes.roles, { params, body: { roles } })
    const said = db.selectFrom('import_line').select(({ fn }) => fn.countAll<number>().as('count'))
    expect(await said.where('role', '=', 'none').executeTakeFirst()).toEqual({ count: 19_000 })
  })

  it('stays as it is once a question of the file is saved', async () => {
    const staff = await signIn()
    const { params } = await saved(staff)
    const body = { roles: [{ no: 1, role: 'none' as const }] }
    await expect(staff.call(importRoutes.roles, { params, body })).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
