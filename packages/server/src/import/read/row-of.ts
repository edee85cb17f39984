import type { ImportDraft, MessageAbout } from '@bank/contract'
import type { Place } from '@bank/exchange/docx/blocks'
import { type Mark, markOf } from '@bank/exchange/own/mark'
import { draftBody } from '@bank/exchange/recognise/draft-body'
import { type MessageCode, messageSentence, type Severity } from '@bank/exchange/recognise/messages'
import type { ReadQuestion } from '@bank/exchange/recognise/question'
import { type Parts, partsOf } from '@bank/exchange/same/parts'
import { sourcesOf } from '@bank/exchange/same/picture-sources'
import { type Prints, printsOf } from '../../question/content/prints.ts'
import type { Match } from '../job/match.ts'
import type { Note } from '../job/note.ts'

/** Names of rows of the catalogue, as the file has them. */
export type Names = Partial<Record<'topic' | 'subtopic' | 'class' | 'level' | 'indicator', string>>

export interface FileRow {
  place: Place
  draft: ImportDraft
  notes: Note[]
  names: Names
  /** The text for several questions that this one belongs to, or ''. */
  stimulus: string
  /** The index of the first question with it. */
  head: number | undefined
  /** The number of the first question with it, where there are others. */
  head_no: number | null
  /** The question of the bank that asks exactly the same. */
  similar_id: number | null
  /** What the file says of which question of the bank it is. */
  mark: Mark | undefined
  code: string | undefined
  /** Of one that says it: its parts, by prints and as texts, and what tells its pictures apart. */
  prints: Prints
  parts: Parts
  pictureKeys: ReadonlyMap<string, string>
  match_id: number | null
  match: Match | null
}

const ABOUT: Partial<Record<MessageCode, MessageAbout>> = {
  'key-unknown': 'key',
  'key-text': 'key',
  'key-guessed': 'key-guessed',
  'key-missing': 'key-missing',
  'options-few': 'options',
  'options-many': 'options',
  'option-empty': 'options',
  'option-table': 'options',
  'option-pictures': 'options',
  'option-format': 'options',
  'letters-shifted': 'options',
  'letters-repeated': 'options',
  'letters-gap': 'options',
}

type Said = Partial<Record<string, string>>

const SEVERITY: Readonly<Record<Severity, Note['severity']>> = { error: 'error', warning: 'look', note: 'note' }

/** A question of a file as the body of the call that adds it. `defaults` is what the file says for all. */
export function rowOf(question: ReadQuestion, defaults: Said, pictureKeys: ReadonlyMap<string, string>): FileRow {
  const { place, messages, code, topic, subtopic, level, indicator, stimulus = '', head } = question
  const said = { topic, subtopic, class: question.class, level, indicator }
  const mark = markOf(question.mark ?? '')
  const isOurs = mark !== undefined || code !== undefined
  return {
    place,
    draft: draftBody({ ...question, label: question.label ?? defaults.label }),
    notes: messages.map((message) => ({
      severity: SEVERITY[message.severity],
      text: messageSentence(message),
      ...(ABOUT[message.code] && { about: ABOUT[message.code] }),
    })),
    names: Object.fromEntries(Object.entries(said).map(([name, value]) => [name, value ?? defaults[name]])),
    stimulus,
    head,
    head_no: null,
    similar_id: null,
    mark,
    code,
    prints: isOurs ? printsOf(question, (source) => pictureKeys.get(source) ?? source) : {},
    parts: isOurs ? partsOf(question) : {},
    pictureKeys: new Map(isOurs ? sourcesOf(question).flatMap((source) => keyed(source, pictureKeys)) : []),
    match_id: null,
    match: null,
  }
}

const keyed = (source: string, keys: ReadonlyMap<string, string>): [string, string][] => {
  const key = keys.get(source)
  return key === undefined ? [] : [[source, key]]
}
