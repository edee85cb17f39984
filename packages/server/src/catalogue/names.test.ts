import { subjectRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { world } from '../../test/world.ts'

const { db, signIn } = await world()
const added = async (subject_name: string) =>
  (await (await signIn()).call(subjectRoutes.create, { body: { subject_name } })).data[0].subject_name

it.each([
  ['spaces around it', '  Literasi\u00a0', 'Literasi'],
  ['line breaks', 'Literasi\r\n  dalam\u2028Bahasa', 'Literasi dalam Bahasa'],
  ['marks of direction', '\u202eLiterasi\u202c \u2066B\u2069', 'Literasi B'],
  ['accents apart from their letters', 'Prancis: E\u0301lan', 'Prancis: \u00c9lan'],
])('keeps a name without %s', async (_, typed, kept) => {
  expect(await added(typed)).toBe(kept)
})

it('keeps what joins signs inside a name', async () => {
  expect(await added('می\u200cخواهم 👩\u200d🏫')).toBe('می\u200cخواهم 👩\u200d🏫')
})

it.each([
  ['\n', 'Wajib diisi.'],
  ['\u202e', 'Tulis nama yang dapat dibaca.'],
  ['\u200b', 'Tulis nama yang dapat dibaca.'],
  ['\u2060 \ufeff\u00ad', 'Tulis nama yang dapat dibaca.'],
  ['\u3164', 'Tulis nama yang dapat dibaca.'],
])('refuses a name that shows nothing: %j', async (typed, subject_name) => {
  await expect(added(typed)).rejects.toMatchObject({ code: 'VALIDATION', fields: { subject_name } })
})

it('refuses a name of 2,000 signs as typed, before it is made plain', async () => {
  expect(await added(`Literasi${' '.repeat(1_900)}`)).toBe('Literasi')
  const refused = { code: 'VALIDATION', fields: { subject_name: 'Paling banyak 255 karakter.' } }
  await expect(added(`Literasi${' '.repeat(2_000)}`)).rejects.toMatchObject(refused)
})

it.each(['NFC', 'NFD'])('finds a name by an accent in either form, kept as %s', async (form) => {
  await added('Élan')
  await sql`update subject set name = normalize(name, ${sql.raw(form)})`.execute(db)
  const staff = await signIn()
  for (const typed of ['\u00e9l', 'e\u0301l']) {
    expect((await staff.call(subjectRoutes.list, { query: { subject_name: typed } })).data, typed).toHaveLength(1)
  }
})
