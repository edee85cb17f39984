import { isRead, LEVEL } from '@bank/contract'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { make } from '../make.ts'
import { world } from '../world.ts'
import { routes } from './routes.ts'
import { bindReview, fillSampleWorld } from './sample-world.ts'
import { oneValid } from './valid-request.ts'

const { db, signIn } = await world({ rateLimits: false })

beforeEach(async () => {
  await fillSampleWorld(db)
  // questions 1 to 3 were approved before the review flow bound; 4 was not
  await sql`update question set status = case id when 3 then 'published' else 'approved' end where id < 4`.execute(db)
  await make(db).account({ level: LEVEL.admin })
  await bindReview(db)
})

/** What each question asks, told without the triggers; parts by what they say, in no order. */
async function questions() {
  const { rows } = await sql<{ id: number; status: string; content: string; voided: boolean }>`
    select id, status, exists (select from review_event where question_id = q.id and kind = 'voided') as voided,
      jsonb_build_array(type, text, answer, interaction - 'given',
        (select jsonb_agg(x order by x::text) from (select jsonb_build_array(id, text, image_id) x from selection where question_id = q.id) p),
        (select jsonb_agg(selection_id order by selection_id) from answer where question_id = q.id),
        (select jsonb_agg(text order by text) from keyword where question_id = q.id),
        (select jsonb_agg(x order by x::text) from (select jsonb_build_array(text, first_range, second_range) x from short_answer where question_id = q.id) p),
        (select jsonb_agg(x order by x::text) from (select jsonb_build_array(s.id, text, value) x
          from statement s left join statement_answer a on a.statement_id = s.id where s.question_id = q.id) p),
        (select jsonb_build_array(text, (select jsonb_agg(image_id order by image_id) from discussion_image where discussion_id = d.id))
          from discussion d where question_id = q.id))::text as content
    from question q order by id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Calls that change the policy itself, or keep nothing of questions. */
const OTHERS =
  /review-policy|review\/task|capability|logout|session|account|factor|notice|editing|view|twin|import|export|banner/
const changes = routes.filter(([, route]) => !isRead(route) && route.access !== 'public' && !OTHERS.test(route.path))
const met = new Set<string>()

it.each(changes)(
  '%s takes an approval back where it changes the content, and approves nothing',
  async (name, route) => {
    const admin = await signIn(LEVEL.admin)
    const before = await questions()
    await admin.send(route, oneValid(route))
    for (const [id, now] of await questions()) {
      const was = before.get(id)
      if (!was || was.status === 'on-progress') {
        expect(now.status, `question ${id}`).toBe('on-progress')
        continue
      }
      const isSame = was.content === now.content
      if (!isSame) met.add(name)
      if (!isSame) expect(now, `question ${id}`).toMatchObject({ status: 'on-progress', voided: true })
      else expect(now.voided, `question ${id}`).toBe(false)
    }
  },
)

it('has met the calls that change content', () => {
  expect([...met].toSorted()).toMatchInlineSnapshot(`
    [
      "DELETE /v1/answer/:id",
      "DELETE /v1/discussion/:id",
      "DELETE /v1/keyword/:id",
      "DELETE /v1/selection/:id",
      "DELETE /v1/selectionImage/:id",
      "DELETE /v1/shortAnswer/:id",
      "DELETE /v1/snpmb/all-statement-answer/:id",
      "DELETE /v1/snpmb/statement-answer/:id",
      "DELETE /v1/snpmb/statement-question/:id",
      "PATCH /v1/answer/:id",
      "PATCH /v1/discussion/:id",
      "PATCH /v1/keyword/:id",
      "PATCH /v1/question/:id",
      "PATCH /v1/selection/:id",
      "PATCH /v1/selectionImage/:id",
      "PATCH /v1/shortAnswer/:id",
      "PATCH /v1/snpmb/all-statement-answer/:id",
      "PATCH /v1/snpmb/question/:id",
      "PATCH /v1/snpmb/statement-answer/:id",
      "PATCH /v1/snpmb/statement-question/:id",
      "POST /v1/answer",
      "POST /v1/discussion",
      "POST /v1/keyword",
      "POST /v1/selection",
      "POST /v1/shortAnswer",
      "POST /v1/snpmb/all-statement-answer",
      "POST /v1/snpmb/statement-answer",
      "POST /v1/snpmb/statement-question",
    ]
  `)
})
