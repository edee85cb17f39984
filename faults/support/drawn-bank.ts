import { randomBytes } from 'node:crypto'
import type { DatabaseAddress } from '../../packages/server/src/db/address.ts'
import { run } from '../../packages/server/test/statement.ts'
import type { Place } from './item.ts'

const FORMULA =
  '<math data-latex="\\frac{a}{b}+\\sqrt{x^2}"><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>+</mo><msqrt><msup><mi>x</mi><mn>2</mn></msup></msqrt></mrow></math>'

const QUESTIONS = `
  with added as (
    insert into question (type, text, category_id, class_id, topic_id, level_id, label, status)
    select 2, '<p>Soal ke-' || n || ': berapa ${FORMULA} jika ${FORMULA}?</p>', t.category_id, t.class_id, t.id, $2, 'exam', 'published'
    from generate_series(1, $1::int) n join topic t on t.id = $3
    returning id
  ), options as (
    insert into selection (question_id, position, text) select id, at, 'hasil ' || at || ' ${FORMULA}'
    from added, generate_series(1, 5) at returning id, question_id, position
  ), right_ones as (
    insert into answer (question_id, selection_id) select question_id, id from options where position = 1
  )
  insert into discussion (question_id, text) select id, '<p>Begini caranya: ${FORMULA}.</p>' from added`

const BATCH = 50
const PICTURES = `
  with given as (select bytes, at, md5(random()::text || at) as id from unnest($1::bytea[]) with ordinality as one (bytes, at)),
  added as (
    insert into image (id, type, width, height, byte_size, etag, used_at)
    select id, 'png', 600, 400, length(bytes), encode(sha256(bytes), 'hex'), now() from given
  ), stored as (
    insert into image_bytes (image_id, bytes) select id, bytes from given
  )
  update question set text = text || '<p><img src="/media/' || given.id || '.png"></p>'
  from given join (select id, row_number() over (order by id) as nr from question) q on q.nr = $2::int + given.at
  where question.id = q.id`

/** Adds questions with nine formulas each, the first of them with a picture of so many bytes. Exports do not open pictures. */
export async function addDrawnQuestions(
  address: DatabaseAddress,
  place: Place,
  { questions, pictures, bytes }: { questions: number; pictures: number; bytes: number },
) {
  await run(address, QUESTIONS, [questions, place.ql_id, place.topic_id])
  for (let from = 0; from < pictures; from += BATCH) {
    const some = Array.from({ length: Math.min(BATCH, pictures - from) }, () => randomBytes(bytes))
    await run(address, PICTURES, [some, from])
  }
}
