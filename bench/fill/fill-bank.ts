import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { progressLine } from '../progress.ts'
import { randomOf } from '../random.ts'
import { bareTables } from './bare-tables.ts'
import { addCatalogue } from './catalogue.ts'
import { emptyTables, questionWriter, type Rows, type Tables } from './rows.ts'

const BATCH = 5_000
/** A picture of the sample content. */
export const PICTURE = new URL('../../packages/server/src/seed/pictures/denah-kebun.png', import.meta.url)
const NEVER_MORE_PICTURES = 1_000

/** Adds this many questions to a migrated database that holds only the base content. */
export async function fillBank(client: pg.Client, questions: number, seed: number) {
  await client.query(`set maintenance_work_mem = '1GB'; set synchronous_commit = off; set work_mem = '256MB'`)
  const random = randomOf(seed)
  const catalogue = await addCatalogue(client)
  const names = Object.keys(emptyTables())
  const dress = await bareTables(client, names)

  const write = questionWriter(random, catalogue, questions)
  const line = progressLine()
  for (let first = 1; first <= questions; first += BATCH) {
    const tables = emptyTables()
    const last = Math.min(questions, first + BATCH - 1)
    for (let id = first; id <= last; id++) write(tables, id)
    await copyAll(client, tables)
    line('soal', last, questions)
  }
  await dress((done, of) => line('indeks', done, of))
  for (const name of ['question', 'selection', 'statement']) {
    await client.query(`select setval(pg_get_serial_sequence('${name}', 'id'), coalesce(max(id), 1)) from ${name}`)
  }
  await client.query(`select write_question_search(array_agg(id)) from question where text like '%<math%'`)
  for (let first = 1; first <= questions; first += BATCH)
    await client.query('select write_content_words(array_agg(id)) from question where id between $1 and $2', [
      first,
      first + BATCH - 1,
    ])
  await addPictures(client, Math.min(NEVER_MORE_PICTURES, Math.ceil(questions / 50)))
  line('hitungan', 1, 2)
  await client.query('select recount_questions()')
  await client.query('vacuum analyze')
  line('hitungan', 2, 2)
  return catalogue
}

async function copyAll(client: pg.Client, tables: Tables) {
  for (const [name, { columns, rows }] of Object.entries(tables)) {
    const copy = client.query(from(`copy ${name} (${columns}) from stdin`))
    await pipeline(Readable.from([textOf(rows)]), copy)
  }
}

const textOf = (rows: Rows['rows']) => rows.map((row) => `${row.map(field).join('\t')}\n`).join('')

const field = (value: string | number | null) =>
  value === null ? '\\N' : String(value).replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/\t/g, '\\t')

/** Adds pictures to some questions, with triggers enabled as in a normal save. */
async function addPictures(client: pg.Client, pictures: number) {
  const bytes = await readFile(PICTURE)
  await client.query(
    `with made as (
      insert into image (id, type, width, height, byte_size, etag, used_at)
      select md5('gambar ' || n), 'png', $2, $3, length($1::bytea), $4, now() from generate_series(1, $5::int) n returning id
    ), stored as (insert into image_bytes select id, $1::bytea from made)
    select count(*) from made`,
    [bytes, bytes.readUInt32BE(16), bytes.readUInt32BE(20), createHash('sha256').update(bytes).digest('hex'), pictures],
  )
  await client.query(
    `insert into question_image (question_id, image_id, position)
     select 1 + n * 20, md5('gambar ' || n), 1 from generate_series(1, $1::int) n`,
    [pictures],
  )
}
