import { withFormulas } from './content/formulas.ts'
import type { SeedOption } from './content/shapes.ts'
import type { Loaded } from './load-questions.ts'
import { newPicture } from './pictures.ts'
import { publish } from './publish.ts'
import { addPictures } from './seed.repo.ts'
import * as repo from './seed-question.repo.ts'
import { made, type Seeding } from './seeding.ts'

/** Writes the options, answers, keywords, discussions and free trials of questions. */
export async function loadParts({ db }: Seeding, loaded: Loaded[]) {
  await loadOptions(db, loaded)
  await loadShortAnswers(db, loaded)
  await loadStatements(db, loaded)
  await repo.addKeywords(
    db,
    loaded.flatMap(({ question, part }) =>
      (question.keywords ?? []).map((text, position) => ({ position, text: withFormulas(text), ...part })),
    ),
  )
  await loadDiscussions(db, loaded)
  const freeTrials = loaded.filter(({ question }) => question.freeTrial)
  await repo.addFreeTrials(
    db,
    freeTrials.map(({ part }) => ({ question_id: part.question_id, ...made(part) })),
  )
}

type Db = Seeding['db']

async function loadOptions(db: Db, loaded: Loaded[]) {
  const rows = []
  const right = []
  for (const { question, part } of loaded) {
    if (question.type !== 'multiple choice' && question.type !== 'several answers') continue
    for (const [position, option] of question.options.entries()) {
      rows.push({ position, ...(await optionColumns(db, option, part)), ...part })
    }
    const keys = question.type === 'several answers' ? question.keys : [question.key]
    right.push(...keys.map((key) => ({ position: 'ABCDE'.indexOf(key), part })))
  }
  const selections = await repo.addSelections(db, rows)
  await repo.addAnswers(
    db,
    right.map(({ position, part }) => ({ selection_id: idOf(selections, part.question_id, position), ...part })),
  )
}

async function optionColumns(db: Db, option: string | SeedOption, part: Loaded['part']) {
  if (typeof option === 'string') return { text: withFormulas(option), image_id: null }
  const { text = '', picture } = option
  if (picture === undefined) return { text: withFormulas(text), image_id: null }
  const image = await newPicture(picture)
  await addPictures(db, [image], made(part))
  return { text: withFormulas(text), image_id: image.id }
}

async function loadShortAnswers(db: Db, loaded: Loaded[]) {
  const rows = loaded.flatMap(({ question, part }) => {
    if (question.type !== 'short answer') return []
    return question.shortAnswers.map(({ text = '', upper = '', lower = '' }, position) => ({
      position,
      text: withFormulas(text),
      first_range: upper,
      second_range: lower,
      ...part,
    }))
  })
  await repo.addShortAnswers(db, rows)
}

const TRUE = 1
const FALSE = 2

async function loadStatements(db: Db, loaded: Loaded[]) {
  const rows = loaded.flatMap(({ question, part }) => {
    if (question.type !== 'statements') return []
    return question.statements.map(([text, isTrue], position) => ({ text, isTrue, position, part }))
  })
  if (rows.length === 0) return
  const statements = await repo.addStatements(
    db,
    rows.map(({ text, position, part }) => ({ position, text: withFormulas(text), ...part })),
  )
  await repo.addStatementAnswers(
    db,
    rows.map(({ isTrue, position, part }) => ({
      statement_id: idOf(statements, part.question_id, position),
      value: isTrue ? TRUE : FALSE,
      ...part,
    })),
  )
}

async function loadDiscussions(db: Db, loaded: Loaded[]) {
  const rows = []
  for (const { question, part } of loaded) {
    if (question.discussion === undefined) continue
    const { html, pictures } = await publish(question.discussion)
    await addPictures(db, pictures, made(part))
    rows.push({ text: html, ...part })
  }
  await repo.addDiscussions(db, rows)
}

interface Place {
  id: number
  question_id: number
  position: number
}

function idOf(parts: Place[], questionId: number, position: number): number {
  const part = parts.find((part) => part.question_id === questionId && part.position === position)
  if (!part) throw new Error(`the sample content answers with option ${position} of a question, which has none`)
  return part.id
}
