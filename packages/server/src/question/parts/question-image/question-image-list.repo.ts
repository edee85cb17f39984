import { invalid } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { idOf } from '../../../media/media-url.repo.ts'

/**
 * Sets the list of pictures that were uploaded for a question, in this order. Pictures that are removed from the list
 * stay stored, without a question. Throws VALIDATION when a picture does not exist.
 */
export async function setQuestionImages(db: Db, questionId: number, urls: string[], actorId: number) {
  const ids = [...new Set(urls.map(idOf))]
  const { rows } = await sql`select from image where id = any(${ids}::text[])`.execute(db)
  if (rows.length < ids.length) throw invalid({ images: 'Gambar tidak ditemukan.' })
  await sql`delete from question_image where question_id = ${questionId} and image_id <> all(${ids}::text[])`.execute(
    db,
  )
  await sql`
    insert into question_image (question_id, image_id, position, created_by)
    select ${questionId}::int, id, place, ${actorId}::int from unnest(${ids}::text[]) with ordinality as given (id, place)
    order by place
    on conflict (image_id) do update set question_id = excluded.question_id, position = excluded.position
      where (question_image.question_id, question_image.position) is distinct from (excluded.question_id, excluded.position)
  `.execute(db)
}
