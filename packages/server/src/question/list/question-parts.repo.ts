import { NO_IMAGE } from '@bank/contract'
import { sql } from 'kysely'
import { imageListOf } from '../../media/image-list.repo.ts'
import { urlOf } from '../../media/media-url.repo.ts'

const rows = <Row>(query: ReturnType<typeof sql<Row>>) =>
  sql<Row[]>`coalesce((select json_agg(part) from (${query}) part), '[]')`

/** PostgreSQL writes a timestamp into JSON as a string. */
interface Part {
  updated_at: string
}

interface SelectionPart extends Part {
  id_selection: number
  selection_text: string
  image: string
  is_answer: boolean
}
const selections = rows(sql<SelectionPart>`
  select o.id as id_selection, o.text as selection_text, coalesce(${urlOf('i')}, ${sql.lit(NO_IMAGE)}) as image,
    a.id is not null as is_answer, o.updated_at
  from selection o
  left join image i on i.id = o.image_id
  left join answer a on a.question_id = q.id and a.selection_id = o.id
  where o.question_id = q.id and q.type = 2 order by o.position, o.id`)

interface AnswerPart extends Part {
  id_answer: number
  selection_id: number
  answer_text: string
  image: string
}
const answers = rows(sql<AnswerPart>`
  select a.id as id_answer, a.selection_id, o.text as answer_text, coalesce(${urlOf('i')}, ${sql.lit(NO_IMAGE)}) as image,
    a.updated_at
  from answer a
  join selection o on o.id = a.selection_id
  left join image i on i.id = o.image_id
  where a.question_id = q.id and q.type = 2 order by o.position, o.id`)

const keywords = rows(sql<Part & { id_keyword: number; keyword_text: string }>`
  select id as id_keyword, text as keyword_text, updated_at
  from keyword where question_id = q.id order by position, id`)

interface ShortAnswerPart extends Part {
  id_short_answer: number
  short_answer_text: string
  first_range: string
  second_range: string
}
const shortAnswers = rows(sql<ShortAnswerPart>`
  select id as id_short_answer, text as short_answer_text, first_range, second_range, updated_at
  from short_answer where question_id = q.id and q.type = 3 order by position, id`)

const statements = rows(sql<Part & { id: number; text: string; answer: '1' | '2' | null }>`
  select s.id, s.text, a.value::text as answer, s.updated_at
  from statement s left join statement_answer a on a.statement_id = s.id
  where s.question_id = q.id and q.type = 5 order by s.position, s.id`)

interface DiscussionPart {
  id_discussion: number
  discussion_text: string
  image: string
  name_creator: string | null
  name_updater: string | null
}
const discussion = sql<DiscussionPart | null>`(select to_json(part) from (
  select d.id as id_discussion, d.text as discussion_text, ${imageListOf('discussion_image', 'd.id')} as image,
    creator.name as name_creator, updater.name as name_updater
  from discussion d
  left join account creator on creator.id = d.created_by
  left join account updater on updater.id = d.updated_by
  where d.question_id = q.id) part)`

const images = sql<string[]>`array(
  select ${urlOf('i')} from question_image qi join image i on i.id = qi.image_id
  where qi.question_id = q.id order by qi.position, qi.id)`

const children = sql<number>`(select count(*) from question child where child.parent_id = q.id)`

/** The parts in every question row (decisions 3); the question is `q`. Parts of another question type are left out. */
export const partsOfQuestion = [
  selections.as('selections'),
  answers.as('answers'),
  keywords.as('keywords'),
  shortAnswers.as('short_answers'),
  statements.as('statements'),
  discussion.as('discussion'),
  images.as('images'),
  children.as('children'),
] as const
