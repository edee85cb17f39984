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
interface AnswerPart extends Part {
  id_answer: number
  selection_id: number
  answer_text: string
  image: string
}
/** Options and the answers among them, in the order of the options: read once for both. */
export interface Choices {
  selections: SelectionPart[]
  answers: AnswerPart[]
}
const choices = sql<Choices>`(
  select json_build_object(
    'selections', coalesce(json_agg(json_build_object('id_selection', id, 'selection_text', text, 'image', picture,
      'is_answer', answer_id is not null, 'updated_at', updated_at)), '[]'),
    'answers', coalesce(json_agg(json_build_object('id_answer', answer_id, 'selection_id', id, 'answer_text', text,
      'image', picture, 'updated_at', answered_at)) filter (where answer_id is not null), '[]'))
  from (
    select o.id, o.text, coalesce(${urlOf('i')}, ${sql.lit(NO_IMAGE)}) as picture, o.updated_at, a.id as answer_id,
      a.updated_at as answered_at
    from selection o
    left join image i on i.id = o.image_id
    left join answer a on a.question_id = q.id and a.selection_id = o.id
    where o.question_id = q.id and q.type = 2 order by o.position, o.id) part)`

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
    (select name from account where id = d.created_by) as name_creator,
    (select name from account where id = d.updated_by) as name_updater
  from discussion d where d.question_id = q.id) part)`

const images = sql<string[]>`array(
  select ${urlOf('i')} from question_image qi join image i on i.id = qi.image_id
  where qi.question_id = q.id order by qi.position, qi.id)`

const children = sql<number>`(select count(*) from question child where child.parent_id = q.id)`

/** The parts in every question row (decisions 3); the question is `q`. Parts of another question type are left out. */
export const partsOfQuestion = [
  choices.as('choices'),
  keywords.as('keywords'),
  shortAnswers.as('short_answers'),
  statements.as('statements'),
  discussion.as('discussion'),
  images.as('images'),
  children.as('children'),
] as const
