import type { DatabaseAddress } from '../../packages/server/src/db/address.ts'
import { png } from '../../packages/server/test/png.ts'
import { run } from '../../packages/server/test/statement.ts'
import { type Chance, chanceFor } from './chance.ts'
import type { Place } from './item.ts'

const BATCH = 2_500
const PICTURES_BATCH = 250
const SIDE = 64

/** Adds this many questions with options, keywords and discussions, and this many pictures, shown by some of them. */
export async function fillBank(address: DatabaseAddress, place: Place, questions: number, pictures: number) {
  for (let from = 1; from <= questions; from += BATCH) {
    await run(address, QUESTIONS, [from, Math.min(questions, from + BATCH - 1), place.topic_id, place.ql_id])
  }
  const chance = chanceFor('pictures')
  for (let from = 0; from < pictures; from += PICTURES_BATCH) {
    const some = Array.from({ length: Math.min(PICTURES_BATCH, pictures - from) }, () => noise(chance))
    await run(address, PICTURES, [some, from])
  }
}

const QUESTIONS = `
  with added as (
    insert into question (type, text, category_id, class_id, topic_id, level_id, label, status)
    select 2, '<p>Soal ke-' || n || ': berapa <b>luas</b> bangun itu?</p>', t.category_id, t.class_id, t.id, $4, 'exam', 'published'
    from generate_series($1::int, $2::int) n join topic t on t.id = $3
    returning id, text
  ), options as (
    insert into selection (question_id, position, text) select id, at, id || ' pilihan ' || at from added, generate_series(1, 4) at
    returning id, question_id, position
  ), right_ones as (
    insert into answer (question_id, selection_id) select question_id, id from options where position = 1
  ), words as (
    insert into keyword (question_id, text) select id, 'luas ' || id from added
  )
  insert into discussion (question_id, text) select id, '<p>Begini caranya: ' || text || '</p>' from added`

const PICTURES = `
  with given as (select bytes, at, md5(random()::text || at) as id from unnest($1::bytea[]) with ordinality as one (bytes, at)),
  added as (
    insert into image (id, type, width, height, byte_size, etag)
    select id, 'png', ${SIDE}, ${SIDE}, length(bytes), encode(sha256(bytes), 'hex') from given returning id
  ), stored as (
    insert into image_bytes (image_id, bytes) select id, bytes from given
  )
  insert into question_image (question_id, image_id)
  select q.id, given.id from given join (select id, row_number() over (order by id) as nr from question) q on q.nr = $2::int + given.at`

/** A picture of random pixels, so that no two are the same. */
export function noise(chance: Chance, side = SIDE) {
  const row = () => [0, ...Array.from({ length: side }, () => chance.below(256))]
  return png({ width: side, height: side, rows: Buffer.from(Array.from({ length: side }, row).flat()) })
}
