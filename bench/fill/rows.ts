import type { Random } from '../random.ts'
import type { Catalogue } from './catalogue.ts'
import { FORMULA, RARE_WORD, sentence } from './words.ts'

type Value = string | number | null

/** Rows of one table, columns first. */
export interface Rows {
  columns: string
  rows: Value[][]
}

export type Tables = ReturnType<typeof emptyTables>

const table = (columns: string): Rows => ({ columns, rows: [] })

/** The tables to fill, ordered so that a table comes after those that it refers to. */
export const emptyTables = () => ({
  question: table(
    'id, parent_id, type, code, text, answer, product_type, subject_id, category_id, class_id, topic_id, subtopic_id, indicator_id, level_id, label, status, created_by, updated_by, created_at, updated_at',
  ),
  selection: table('id, question_id, position, text, created_by'),
  answer: table('question_id, selection_id, created_by'),
  keyword: table('question_id, position, text, created_by'),
  short_answer: table('question_id, position, text, created_by'),
  statement: table('id, question_id, position, text, created_by'),
  statement_answer: table('question_id, statement_id, value, created_by'),
  discussion: table('question_id, text, created_by'),
  free_trial: table('question_id, created_by'),
  question_search: table('question_id, text'),
  history: table('at, change_id, account_id, action, resource, row_id, question_id, title, before, after'),
})

const LABELS = ['tryout', 'exam', 'daily_question', 'example_question'] as const
/** The shares of a grown bank: 2 of 5 published, 2 of 5 approved. */
const STATUSES = ['on-progress', 'approved', 'approved', 'published', 'published'] as const
const GENERAL_KINDS = [2, 2, 2, 2, 2, 1, 3] as const
const SNPMB_KINDS = [2, 2, 2, 5, 5] as const
const YEARS = 3 * 365 * 86_400_000
/** The day of the newest question: fixed, so that a bank is the same whenever it is filled. */
const NEWEST = Date.parse('2026-10-31T12:00:00Z')

interface Made {
  id: number
  general: boolean
  kind: 1 | 2 | 3 | 5
  place: Place
  code: string
  text: string
  label: string
  status: string
  by: number
  at: string
}

interface Place {
  code: string
  subject: number
  category: number
  class: number | null
  topic: number | null
  subtopic: number | null
  indicator: number | null
  level: number | null
}

function addHistory(tables: Tables, { id, code, text, label, status, by, at }: Made) {
  const asAdded = { id, code, text, status: 'on-progress', label, created_at: at }
  const stored = JSON.stringify(asAdded)
  tables.history.rows.push([at, `isi-${id}`, by, 'add', 'question', id, id, code, null, stored])
  if (status === 'on-progress') return
  const edited = JSON.stringify({ ...asAdded, status })
  tables.history.rows.push([at, `isi-${id}-status`, by, 'status', 'question', id, id, code, stored, edited])
}

/** Returns a function that writes one question with its parts; `total` sets the time between two questions. */
export function questionWriter(random: Random, catalogue: Catalogue, total: number) {
  const { below, pick, chance } = random
  const given = { selection: 0, statement: 0 }
  let head: { id: number; general: boolean } | undefined

  return (tables: Tables, id: number) => {
    const general = chance(85)
    const place = general ? placeOf() : snpmbPlace()
    const made = {
      ...{ id, general, place, by: pick(catalogue.accounts), status: pick(STATUSES), label: pick(LABELS) },
      kind: general ? pick(GENERAL_KINDS) : pick(SNPMB_KINDS),
      code: `${place.code}-Q${String(id).padStart(6, '0')}`,
      at: new Date(NEWEST - YEARS + Math.floor((YEARS * id) / total)).toISOString(),
      ...writtenText(id),
    }
    addQuestion(tables, made, parentFor(id, general))
    const parts = partsOf(tables, made)
    if (chance(70)) tables.discussion.rows.push([id, `<p>${sentence(random, 25)}.</p>`, made.by])
    if (general && chance(2)) tables.free_trial.rows.push([id, made.by])
    // for a text with a formula, the database itself makes the searched text
    const searched = [made.code.toLowerCase(), `${made.spoken}. manakah yang benar?`, ...parts].join('\n')
    if (!made.formula) tables.question_search.rows.push([id, searched])
    addHistory(tables, made)
  }

  function writtenText(id: number) {
    const spoken = `${sentence(random, 20 + below(20))}${id % 1000 === 0 ? ` ${RARE_WORD}` : ''}`
    const formula = chance(10)
    return { spoken, formula, text: `<p>${spoken}${formula ? ` ${FORMULA}` : ''}.</p><p>Manakah yang benar?</p>` }
  }

  /** Some questions become children of the last question that is not a child. */
  function parentFor(id: number, general: boolean): number | null {
    if (head?.general === general && chance(5)) return head.id
    head = { id, general }
    return null
  }

  function addQuestion(tables: Tables, made: Made, parent: number | null) {
    const { id, kind, general, place, code, text, label, status, by, at } = made
    const answer = kind === 1 && chance(95) ? `<p>${sentence(random, 12)}</p>` : null
    tables.question.rows.push([
      ...[id, parent, kind, code, text, answer, general ? 1 : 2, place.subject, place.category, place.class],
      ...[place.topic, place.subtopic, place.indicator, place.level, label, status, by, chance(40) ? by : null, at, at],
    ])
  }

  function placeOf(): Place {
    const topic = pick(catalogue.topics)
    return {
      ...{ subject: topic.subject_id, category: topic.category_id, class: topic.class_id, topic: topic.id },
      subtopic: chance(60) ? pick(topic.subtopic_ids) : null,
      indicator: chance(90) ? pick(topic.indicator_ids) : null,
      level: pick(catalogue.levels),
      code: topic.category_code,
    }
  }

  function snpmbPlace(): Place {
    const { id, subject_id, code } = pick(catalogue.snpmb)
    return {
      ...{ subject: subject_id, category: id, class: null, topic: null, subtopic: null, indicator: null, level: null },
      code,
    }
  }

  /** Returns the searchable texts of the parts. */
  function partsOf(tables: Tables, { id, kind, by }: Made): string[] {
    // a few questions have no answer yet
    const answered = chance(95)
    if (kind === 2) return options(tables, id, by, answered)
    if (kind === 5) return statements(tables, id, by, answered)
    if (kind === 1) {
      for (const position of [1, 2]) tables.keyword.rows.push([id, position, sentence(random, 2), by])
      return []
    }
    if (answered) tables.short_answer.rows.push([id, 1, String(below(1000)), by])
    return []
  }

  function options(tables: Tables, id: number, by: number, answered: boolean) {
    const texts = Array.from({ length: chance(50) ? 5 : 4 }, () => sentence(random, 3))
    const right = below(texts.length)
    for (const [index, text] of texts.entries()) {
      tables.selection.rows.push([++given.selection, id, index + 1, text, by])
      if (answered && index === right) tables.answer.rows.push([id, given.selection, by])
    }
    return texts
  }

  function statements(tables: Tables, id: number, by: number, answered: boolean) {
    const texts = Array.from({ length: 3 }, () => sentence(random, 6))
    for (const [index, text] of texts.entries()) {
      tables.statement.rows.push([++given.statement, id, index + 1, text, by])
      if (answered) tables.statement_answer.rows.push([id, given.statement, 1 + below(2), by])
    }
    return texts
  }
}
