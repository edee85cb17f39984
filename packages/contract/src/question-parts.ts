import * as z from 'zod'
import { filledFragment, flag, fragment, html, id, optionalId, timestamp } from './fields.ts'
import { imageList, mediaUrl } from './list-fields.ts'
import { shortAnswerFields } from './short-answer.ts'

/** The value of `image` in an option or an answer without a picture (spec 3). */
export const NO_IMAGE = 'image'

/** An edit of one part sends this back (`seenAt`). */
const timed = z.object({ updated_at: timestamp })

/** The parts in every question row (decisions 3). */
export const questionParts = z.object({
  selections: z.array(
    timed.extend({ id_selection: id, selection_text: z.string(), image: z.string(), is_answer: z.boolean() }),
  ),
  answers: z.array(timed.extend({ id_answer: id, selection_id: id, answer_text: z.string(), image: z.string() })),
  keywords: z.array(timed.extend({ id_keyword: id, keyword_text: z.string() })),
  short_answers: z.array(
    timed.extend({
      id_short_answer: id,
      short_answer_text: z.string(),
      first_range: z.string(),
      second_range: z.string(),
    }),
  ),
  statements: z.array(timed.extend({ id, text: z.string(), answer: z.enum(['1', '2']).nullable() })),
  discussion: z
    .object({
      id_discussion: id,
      discussion_text: z.string(),
      image: z.string(),
      name_creator: z.string().nullable(),
      name_updater: z.string().nullable(),
    })
    .nullable(),
  /** URLs of the pictures uploaded for this question. */
  images: z.array(z.string()),
  children: z.int(),
})

const MAX_PARTS = 100
const listOfParts = <Part extends z.ZodType>(part: Part) => z.array(part).max(MAX_PARTS, `Paling banyak ${MAX_PARTS}.`)

/** 1 is Benar, 2 is Salah; `""` and null mean none. */
export const statementAnswerInput = z
  .union(
    [
      z.enum(['1', '2']),
      z.literal([1, 2]).transform((value) => (value === 1 ? '1' : '2')),
      z.literal('').transform(() => null),
      z.null(),
    ],
    { error: 'Pilih Benar atau Salah.' },
  )
  .optional()

/**
 * The parts that are saved together with their question. On PATCH a list replaces the stored one, order included: an item
 * with an id is edited, one without is added, a stored one that is missing is deleted. A list that is left out stays
 * (decisions 3).
 */
export const questionPartsInput = z
  .object({
    selections: listOfParts(
      z.object({
        id_selection: optionalId,
        selection_text: fragment.optional(),
        image: z.string().optional(),
        is_answer: flag.optional(),
      }),
    ),
    keywords: listOfParts(z.object({ id_keyword: optionalId, keyword_text: filledFragment })),
    short_answers: listOfParts(shortAnswerFields.extend({ id_short_answer: optionalId })),
    statements: listOfParts(z.object({ id: optionalId, text: filledFragment, answer: statementAnswerInput })),
    /** Null deletes the discussion. */
    discussion: z.object({ discussion_text: html, image: imageList.optional() }).nullable(),
    images: listOfParts(mediaUrl),
  })
  .partial()
export type QuestionPartsInput = z.output<typeof questionPartsInput>
