import { askedOfBody } from '../packages/contract/src/question-form/asked-of-body.ts'
import { CORPUS } from '../packages/contract/src/telaah/corpus/corpus.ts'
import { askedOf, figureOf, readCorpus, scoreOf } from '../packages/contract/src/telaah/corpus/read-corpus.ts'
import { type Finding, type Linted, lint, RULES_VERSION } from '../packages/contract/src/telaah/index.ts'
import { type RuleName, SEVERITY_OF } from '../packages/contract/src/telaah/names.ts'
import { RULES } from '../packages/contract/src/telaah/rules.ts'
import { bundles } from './bundles.ts'
import { circumstances, table, writeReport } from './report.ts'
import { row } from './row.ts'

// `npm run lint:report`: how right each rule of automatic review is on the questions written for it, what it costs, and how
// heavy the editor's chunk is. Writes docs/reports/lint.md; only the time needs a machine with nothing else to do.
/** Letters of a long question. */
const LONG = 4_096
const ROUNDS = 20

const read = readCorpus()
const scores = (Object.keys(SEVERITY_OF) as RuleName[]).map((rule) => {
  const score = scoreOf(read, rule)
  const { broken, spared, told, wrong, missed } = score
  return {
    ...figureOf(score),
    ...{ rule, broken, spared, told, wrong, missed, ...RULES[rule], severity: SEVERITY_OF[rule], asked: askedOf(rule) },
    precision: (told.length - wrong.length) / told.length,
    recall: (broken.length - missed.length) / broken.length,
    hasFix: read.some(({ findings }) => findings.some((finding) => finding.rule === rule && isFixed(finding))),
  }
})

function isFixed({ fix, formula, order }: Finding) {
  return fix !== undefined || formula !== undefined || order !== undefined
}

/** The questions of the corpus one after the other, from each of them on, as one that is as long. */
function longQuestions(): Linted[] {
  return CORPUS.flatMap((_, from) => {
    let text = ''
    for (let at = from; text.length < LONG; at++) text += `<p>${CORPUS[at % CORPUS.length]?.stem}</p>`
    const selections = (CORPUS[from]?.options ?? []).map((option) => ({
      selection_text: option.replace(/^\*/, ''),
      is_answer: option.startsWith('*'),
    }))
    return askedOfBody({ qt_id: 2, question_text: text.slice(0, LONG), selections }) ?? []
  })
}

/** Milliseconds of a processor that one of them takes. */
function costOf(questions: readonly Linted[]): number {
  const readAll = () => {
    for (const question of questions) lint(question)
  }
  readAll()
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) readAll()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / (ROUNDS * questions.length)
}

const long = longQuestions()
const few = scores.filter(({ broken, spared, asked }) => Math.min(broken.length, spared.length) < asked.samples)
const unsure = scores.filter(({ precision, asked }) => precision < asked.precision)
const blind = scores.filter(({ recall, asked }) => recall < asked.recall)
const chunk = bundles().find(({ name }) => name === 'automatic review')
const none = (count: number) => count === 0

await writeReport('lint', [
  '# Automatic review',
  '',
  `Written by \`npm run lint:report\`: the ${Object.keys(RULES).length} rules, version ${RULES_VERSION}, on ${CORPUS.length} questions written for them. A question breaks rules, nearly breaks`,
  'others, and counts for all rules that say nothing of it. The figures are those of this corpus, not of a bank.',
  '',
  ...circumstances('npm run lint:report', 0),
  '',
  '## What must hold',
  '',
  ...table(
    ['must hold', 'must be', 'was', 'holds'],
    [
      row('rules with too few questions (10 that break and 10 that nearly do; saran 6)', '0', few.length, none),
      row('rules that are right too rarely (90 %; saran 80 %)', '0', unsure.length, none),
      row('rules that miss too many (80 %)', '0', blind.length, none),
      row(`a question of ${LONG / 1024} kB, ms of a processor`, '<= 1', costOf(long), (ms) => ms <= 1),
      row('the chunk of the editor, kB gzip', '<= 20', (chunk?.size ?? Number.NaN) / 1_000, (size) => size <= 20),
    ],
  ),
  '',
  '## Rules',
  '',
  '*Told*: of how many questions it speaks. *Right*: how many of those break it. *Found*: of how many that break it it speaks.',
  '',
  ...table(
    ['rule', 'severity', 'aspect', 'break', 'nearly', 'told', 'right, %', 'found, %', 'fix'],
    scores.map((score) => [
      score.rule,
      score.severity,
      String(score.aspect),
      ...[score.broken, score.spared, score.told].map((stems) => String(stems.length)),
      String(score.right),
      String(score.found),
      score.hasFix ? 'yes' : '',
    ]),
  ),
  '',
  '## Wrong and missed',
  '',
  ...scores.flatMap(({ rule, wrong, missed }) => [
    ...wrong.map((stem) => `- ${rule}, wrong: ${plain(stem)}`),
    ...missed.map((stem) => `- ${rule}, missed: ${plain(stem)}`),
  ]),
])

function plain(stem: string) {
  return stem.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
}
