// Blocks of a file as questions. Nothing vanishes: each line is part of a question, a mark, or unused.
import type { BankName } from '@bank/contract/bank'
import type { Block, Place } from '../docx/blocks.ts'
import { blocksHtml } from '../html/blocks.ts'
import { type Line, linesOf, type Source, shownText, sourceOf } from '../source/lines.ts'
import { leftOver, linesOfDraft, shareOf } from './account.ts'
import { isBare, type Stimulus } from './draft.ts'
import type { FieldName } from './fields.ts'
import { finished } from './finish.ts'
import { placeKeys } from './key-list.ts'
import { Paper } from './paper.ts'
import type { ReadQuestion } from './question.ts'
import { isInstruction } from './question-rules.ts'
import type { Reader } from './reading.ts'
import type { Role } from './role.ts'
import type { Shape, ShapeName } from './shapes/shape.ts'
import { SHAPES } from './shapes/shapes.ts'
import { signatureOf } from './signature.ts'
import { isChoice } from './sub-questions.ts'

/** A line of the file as it is shown to a person who says what it is. */
export interface SourceLine {
  /** Counted from 1, cells included. */
  number: number
  place: Place
  /** At most 200 letters. */
  text: string
  /** Lines that look alike have the same. */
  signature: string
}

export interface Reading {
  questions: ReadQuestion[]
  /** Every line with text. */
  source: SourceLine[]
  /** What became part of no question, by its line; a line may be used in part. */
  unused: { line: number; text: string }[]
  /** What was recognised and is no text of a question. */
  marks: { line: number; text: string }[]
  /** The share of the lines that belong to questions which are more than a text: 0 to 1. */
  explained: number
  shape: ShapeName
  /** Said before the first question, for all. */
  defaults: Partial<Record<FieldName, string>>
  /** Names of fields that have no place here. */
  notSaved: string[]
}

export interface ReadOptions {
  bank?: BankName
  /** What a person says that lines are, by their numbers. */
  roles?: ReadonlyMap<number, Role>
  /** The same for all lines of a signature that have no role of their own. */
  signatures?: ReadonlyMap<string, Role>
  /** What a person says that the columns of a sheet are, by the fingerprint of the row that names them. */
  heads?: ReadonlyMap<string, ReadonlyMap<number, string>>
}

interface Attempt {
  shape: Shape
  paper: Paper
  explained: number
}

/** The questions of a file, read by the shape that explains most of its lines. */
export function readQuestions(blocks: readonly Block[], { bank = 'general', ...hand }: ReadOptions = {}): Reading {
  const roleOf = roleBy(hand)
  const sources = opened(sourceOf(blocks), roleOf)
  const lines = linesOf(sources).filter(({ isBlank }) => !isBlank)
  const { paper, shape, explained } = bestOf(sources, lines, roleOf)
  const about = { isSnpmb: bank === 'snpmb', hasChoices: paper.drafts.some(isChoice) }
  const questions = paper.drafts.map((draft) => ({ ...finished(draft, about), lines: linesOfDraft(draft) }))
  const { unused, marks } = leftOver(paper, linesOf(sources))
  addStimuli(paper, questions)
  return {
    questions,
    source: lines.map(sourceLine),
    unused,
    marks,
    explained,
    shape: shape.name,
    defaults: paper.defaults,
    notSaved: [...paper.notSaved],
  }
}

type RoleOf = Reader['roleOf']

const roleBy =
  ({ roles, signatures }: ReadOptions): RoleOf =>
  (line) =>
    roles?.get(line.number) ?? (signatures?.size ? signatures.get(signatureOf(line)) : undefined)

/** A table with lines that have roles by hand is read line by line. */
const opened = (sources: readonly Source[], roleOf: RoleOf): Source[] =>
  sources.flatMap((source) => (linesOf([source]).some(roleOf) ? linesOf([source]) : [source]))

const sourceLine = (line: Line): SourceLine => ({
  number: line.number,
  place: line.place,
  text: shownText(line),
  signature: signatureOf(line),
})

/** Of those that explain the same, the one with more questions, then the first. */
function bestOf(sources: readonly Source[], lines: readonly Line[], roleOf: RoleOf): Attempt {
  const fitting = SHAPES.filter(({ fits }) => fits(sources))
  const sure = fitting.filter(({ decides }) => decides)
  const attempts = (sure.length > 0 ? sure : fitting).map((shape) => attempt(shape, sources, lines, roleOf))
  const ordered = attempts.sort(
    (one, other) => other.explained - one.explained || other.paper.drafts.length - one.paper.drafts.length,
  )
  return ordered[0] ?? attempt(SHAPES[0], sources, lines, roleOf)
}

/** Headings such as Petunjuk may have hidden questions: then they are read as any line. */
function attempt(shape: Shape, sources: readonly Source[], lines: readonly Line[], roleOf: RoleOf): Attempt {
  const after = afterIn(lines)
  const read = (heedsInstructions: boolean) => {
    const paper = new Paper()
    shape.read(sources, paper, { heedsInstructions, roleOf, after })
    placeKeys(paper)
    return paper
  }
  const heeding = read(true)
  const plain = lines.some(isInstruction) ? read(false) : heeding
  const paper = isFuller(plain, heeding) ? plain : heeding
  return { shape, paper, explained: shareOf(paper, lines) }
}

/** Whether it has more questions that are more than a text, or the only ones. */
function isFuller(one: Paper, other: Paper): boolean {
  const [more, fewer] = [one, other].map(({ drafts }) => drafts.filter((draft) => !isBare(draft)).length)
  return (more ?? 0) > (fewer ?? 0) || other.drafts.length === 0
}

function afterIn(lines: readonly Line[]): Reader['after'] {
  const places = new Map(lines.map(({ number }, at) => [number, at]))
  return ({ number }) => lines[(places.get(number) ?? lines.length) + 1]
}

/** The text of several questions stands at each of them; the first is their head. */
function addStimuli(paper: Paper, questions: ReadQuestion[]): void {
  const heads = new Map<Stimulus, { head: number; stimulus: string }>()
  for (const [at, { stimulus }] of paper.drafts.entries()) {
    if (!stimulus) continue
    const known = heads.get(stimulus) ?? { head: at, stimulus: blocksHtml(stimulus.contents) }
    heads.set(stimulus, known)
    Object.assign(questions[at] ?? {}, known)
  }
}
