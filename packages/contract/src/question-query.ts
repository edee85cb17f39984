import * as z from 'zod'
import { flag, idInput, search } from './fields.ts'
import { pageQuery } from './page.ts'
import {
  type Asked,
  type Choice,
  type Presence,
  QUESTION_CHOICES,
  type Several,
  severalPattern,
} from './question-filters.ts'
import { STAGES, THREAD_STATES } from './stages.ts'
import { family } from './subject.ts'
import { FINDINGS } from './telaah/names.ts'
import { since, until } from './zone.ts'

const chosen = { error: 'Pilihan tidak valid.' }

/** The length from which `q` searches texts; a shorter one searches only codes. */
export const TEXT_SEARCH_LETTERS = 3

/** What a text that fits `severalPattern` asks for. */
function readSeveral(text: string, choice: Choice): Several<number | string> | Presence {
  if (text === 'none' || text === 'any') return text
  const values = [...new Set(text.replace('!', '').split(','))]
  return { values: choice === 'id' ? values.map(Number) : values, not: text.startsWith('!') }
}

export const isSeveral = <Value>(asked: Asked<Value>): asked is Several<Value> =>
  typeof asked === 'object' && asked !== null && 'values' in asked

type Value<Of> = Of extends 'id' ? number : Of extends readonly (infer Word)[] ? Word : never
/** With the names of findings, stages of the review flow, and states of comments. */
const CHOICES = { ...QUESTION_CHOICES, finding: FINDINGS, stage: STAGES, thread: THREAD_STATES }

/** A single value means itself, as ever; several come as one object. */
const choices = Object.fromEntries(
  Object.entries(CHOICES).map(([param, choice]) => {
    const one = choice === 'id' ? idInput : z.enum(choice, chosen)
    const several = z
      .string()
      .regex(severalPattern(choice))
      .transform((text) => readSeveral(text, choice))
    return [param, z.union([one, several], chosen).optional()]
  }),
) as unknown as {
  [Param in keyof typeof CHOICES]: z.ZodOptional<z.ZodType<Asked<Value<(typeof CHOICES)[Param]>>, string | number>>
}

/** Filters and order of the lists of both banks. */
export const questionFilters = pageQuery.extend({
  question_code: search,
  /** Searches code, text, options and statements. */
  q: search,
  /** Searches words, by the syntax of search/parse-search.ts. */
  cari: search,
  /** Has `cari` counted beyond 10,000. */
  count: z.enum(['exact'], chosen).optional(),
  family: family.optional(),
  ...choices,
  /** Whether its content is another than was approved. */
  changed: flag.optional(),
  /** Whether it is a free trial. */
  free_trial: flag.optional(),
  created_from: since.optional(),
  created_to: until.optional(),
  updated_from: since.optional(),
  updated_to: until.optional(),
  /** The default is newest first. */
  order: z.enum(['oldest', 'edited', 'best'], chosen).optional(),
})
export type QuestionFilters = z.infer<typeof questionFilters>
