import { importRoutes, importRowRoutes } from '@bank/contract'
import { docx, p, r } from '../../exchange/test/docx.ts'
import type { Db } from '../src/db/connect.ts'
import { runImports } from '../src/import/run-imports.ts'
import { make } from './make.ts'
import type { world } from './world.ts'

export type Client = Awaited<ReturnType<Awaited<ReturnType<typeof world>>['signIn']>>

/** A whole question, and one without a key. */
export const TWO = [
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

export const send = async (client: Client, lines: string[], product_type = 1) => {
  const { data } = await client.call(importRoutes.upload, { body: { product_type, file: fileOf(lines) } as never })
  return data[0]
}
export const read = async (client: Pick<Client, 'call'>, id: number) =>
  (await client.call(importRoutes.get, { params: { id } })).data[0]
export const rowsOf = async (client: Pick<Client, 'call'>, id: number) =>
  (await client.call(importRowRoutes.list, { params: { id }, query: {} })).data

/** Files that come in through the API, and what is done with them. */
export function importing(db: Db) {
  const a = make(db)

  /** A place that a general question may have. */
  async function place() {
    const topic_id = await a.topic({ name: 'Provinsi' })
    const class_id = await a.class()
    return { topic_id, class_id, ql_id: await a.questionLevel(), label: 'tryout' as const }
  }

  /** An import that waits for a person. */
  async function ready(client: Client, lines = TWO) {
    const { id_import: id } = await send(client, lines)
    await runImports(db)
    return { params: { id } }
  }

  /** An import of one question, which is saved. */
  async function saved(client: Client) {
    const { params } = await ready(client, TWO.slice(0, 6))
    await client.call(importRoutes.edit, { params, body: { set: await place() } })
    await client.call(importRoutes.save, { params })
    await runImports(db)
    const [row] = await rowsOf(client, params.id)
    return { params, row, question: row?.id_question ?? 0 }
  }
  return { place, ready, saved }
}
