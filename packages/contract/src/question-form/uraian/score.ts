import { plainOf } from '../../plain-text.ts'
import { type Asked, inPlace, type Scorer, shownText } from '../scorer.ts'
import { bestOf, rubricPoints, total } from './rubric-points.ts'

/** What a person gives points for; the best level of each together is what the essay is worth. */
interface Criterion {
  readonly id: string
  readonly text: string
  readonly levels: readonly { points: number; text: string }[]
}

/** The rubric of an essay. One without a rubric is right or not. */
export function criteriaOf({ interaction: { rubric = [] }, scoring }: Asked): readonly Criterion[] {
  if (rubric.length > 0) return rubric
  const levels = [
    { points: 0, text: 'Belum tepat' },
    { points: scoring.points, text: 'Tepat' },
  ]
  return [{ id: 'r1', text: 'Jawaban', levels }]
}

const placeOfBest = (criterion: Criterion) => criterion.levels.findIndex(({ points }) => points === bestOf(criterion))

/** Scored by a person, level by level. */
export const uraian: Scorer = {
  result(question, { marks }) {
    const criteria = criteriaOf(question)
    const given = criteria.map(({ id, levels }) => levels[marks?.[id] ?? -1]?.points ?? 0)
    return { right: total(given), wrong: 0, of: rubricPoints(criteria) }
  },
  points: (question) => rubricPoints(criteriaOf(question)),
  lacksKey: ({ answer }) => (answer ?? '') === '',
  remarks: ({ interaction: { rubric = [] } }) =>
    rubric.flatMap((criterion, at) => (bestOf(criterion) === 0 ? [`Kriteria ${at + 1} tidak memberi poin.`] : [])),
  student: (question) => ({ ...shownText(question), interaction: { lines: question.interaction.lines } }),
  shuffled: inPlace,
  answerOf(question) {
    if (uraian.lacksKey(question)) return undefined
    const marks = criteriaOf(question).map((criterion) => [criterion.id, placeOfBest(criterion)])
    return { text: plainOf(question.answer ?? ''), marks: Object.fromEntries(marks) }
  },
}
