import {
  FORM_TYPE,
  LABELS,
  QUESTION_COLUMNS,
  QUESTION_FORMS,
  questionRoutes,
  type Request,
  STATUSES,
} from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { CELLS_BACKFILL, foldDeltas } from '../../count/tally/tally.repo.ts'
import { takeTurn } from '../../db/backfill.repo.ts'
import { readChanged } from '../../review/lint.repo.ts'

const { db, signIn } = await world()
const a = make(db)

type Query = Request<typeof questionRoutes.main>['query']
type Asked = Omit<Required<Query>, 'page' | 'limit' | 'order'>
/** The values to try for each parameter. The compiler requires new parameters here too. */
type Values = { readonly [Param in keyof Asked]: readonly unknown[] }

/** Of the general bank. */
const FORMS = QUESTION_FORMS.filter((form) => form !== 'benar_salah')
const any = <Value>(values: readonly Value[], number: number) => values[number % values.length] as Value

/** Questions that differ in every filter of a list. The steps have no common divisor, so that combinations vary. */
async function bank() {
  const authors = [await a.account(), await a.account()]
  const levels = [await a.questionLevel(), await a.questionLevel()]
  const classes = [await a.class(), await a.class()]
  const topics = []
  for (const family of ['literasi', 'numerasi', null] as const) {
    const category_id = await a.category({ subject_id: await a.subject({ family }) })
    for (const class_id of classes) topics.push(await a.topic({ category_id, class_id }))
  }
  const questions = []
  for (let number = 0; number < 60; number++) {
    const id = await a.question({
      topic_id: any(topics, number),
      level_id: any(levels, Math.floor(number / 5)),
      label: any(LABELS, Math.floor(number / 3)),
      status: any(STATUSES, Math.floor(number / 7)),
      type: FORM_TYPE[any(FORMS, Math.floor(number / 2))],
      created_by: any(authors, Math.floor(number / 4)),
      created_at: new Date(Date.UTC(2026, number % 5, 15)),
      text: `<p>${any(['pecahan', 'sudut', 'paragraf'], number)} nomor ${number}</p>`,
      parent_id: number % 8 === 7 ? any(questions, 0) : null,
    })
    questions.push(id)
    if (number % 2 === 0) await a.discussion({ question_id: id })
    if (number % 3 === 0) await a.answer({ question_id: id })
    if (number % 9 === 0) await a.answer({ question_id: id })
    if (number % 4 === 0)
      await sql`insert into review_thread (question_id, revision, must_fix, created_by)
        values (${id}, 0, ${number % 3 === 0}, ${any(authors, 0)})`.execute(db)
  }
  const indicator_id = await a.indicator()
  const others = { indicator_id, updated_by: any(authors, 0) }
  await db.updateTable('question').set(others).where('id', 'in', questions.slice(9, 20)).execute()
  await readChanged(db)
  const rows = await db.selectFrom('question').selectAll().execute()
  const values: Values = {
    question_code: ['Q00', rows[3]?.code],
    q: ['sudut', 'nomor 1'],
    cari: ['sudut', 'pecahan -"nomor 1"'],
    count: ['exact'],
    family: ['literasi', 'numerasi'],
    missing: ['answer', 'discussion', 'answer,discussion', 'alt', '!alt', 'indicator', '!answer,indicator'],
    has: ['image', 'keyword', '!image,formula,keyword'],
    finding: ['galat', '!galat', 'key-missing,option-same'],
    stage: ['draft', 'approved,published', '!draft'],
    changed: ['true', 'false'],
    thread: ['open', 'must_fix', '!open', 'open,must_fix'],
    assigned: [...authors, `!${authors[0]}`, 'any', 'none'],
    form: [...FORMS, 'pg,isian', '!pg,pgk'],
    free_trial: ['true', 'false'],
    created_from: ['2026-03-01'],
    created_to: ['2026-03-01'],
    updated_from: ['2026-03-01', '2126-03-01'],
    updated_to: ['2026-03-01', '2126-03-01'],
    id_question_updater: [...authors, 'none'],
    subject_id: rows.slice(0, 3).map((row) => row.subject_id),
    category_id: rows.slice(0, 3).map((row) => row.category_id),
    class_id: [...classes, classes.join(','), `!${classes[0]}`, 'none'],
    topic_id: [...topics.slice(0, 2), topics.slice(0, 3).join(','), `!${topics.slice(0, 3).join(',')}`, 'any'],
    ql_id: [...levels, `!${levels[0]}`],
    id_question_creator: authors,
    status: [...STATUSES, `!${STATUSES[0]}`],
    label: [...LABELS, LABELS.slice(0, 2).join(',')],
  }
  return values
}

/** The parameters of which tallies or cells may know: for the others it is the same whether these are counted. */
const KEPT = [
  'family',
  'missing',
  ...Object.values(QUESTION_COLUMNS).flatMap((column) => ('filter' in column ? column.filter.param : [])),
]
const onlyKept = (values: Values) => Object.fromEntries(KEPT.map((param) => [param, values[param as keyof Values]]))

/** A query for each value of each parameter, for each pair of parameters, and for each pair of those that take several values. */
function queries(values: Readonly<Record<string, readonly unknown[]>>): Query[] {
  const params = Object.entries(values)
  const single = params.flatMap(([param, asked]) => asked.map((value) => ({ [param]: value })))
  const first = params.map(([param, [value]]) => [param, value] as const)
  const several = params.map(([param, asked]) => [param, asked.findLast(isSeveral)] as const)
  return [{}, ...single, ...pairsOf(first), ...pairsOf(several.filter(([, value]) => value !== undefined))]
}
const isSeveral = (value: unknown) => /^!|,|^none$|^any$/.test(String(value))
const pairsOf = (asked: (readonly [string, unknown])[]): Query[] =>
  asked.flatMap(([one, value], index) =>
    asked.slice(index + 1).map(([other, another]) => ({ [one]: value, [other]: another })),
  )

it.each([
  ['before cells are counted', onlyKept, async () => {}],
  ['before deltas are folded', onlyKept, () => takeTurn(db, CELLS_BACKFILL)],
  ['after deltas are folded', (all: Values) => all, () => takeTurn(db, CELLS_BACKFILL).then(() => foldDeltas(db))],
] as const)('says how many there are by every filter and pair of filters, %s', async (_, of, prepare) => {
  const staff = await signIn()
  const values = of(await bank())
  await prepare()
  const wrong = []
  const seen = new Set<number>()
  for (const query of queries(values)) {
    for (const route of [questionRoutes.main, questionRoutes.list]) {
      const { data, pagination } = await staff.call(route, { query: { ...query, limit: 100 } })
      seen.add(data.length)
      if (pagination.totalData !== data.length)
        wrong.push({ path: route.path, query, said: pagination.totalData, are: data.length })
    }
  }
  expect(wrong).toEqual([])
  // if most lists had the same length, the test would not see a wrong filter
  expect(seen.size).toBeGreaterThan(10)
})
