import * as z from 'zod'
import { id } from './fields.ts'

/** The literal that stands for "no picture" in a selection (spec 3). */
export const NO_IMAGE = 'image'

/** The parts of a question as every question row carries them (decisions 3). */
export const questionParts = z.object({
  selections: z.array(
    z.object({ id_selection: id, selection_text: z.string(), image: z.string(), is_answer: z.boolean() }),
  ),
  answers: z.array(z.object({ id_answer: id, selection_id: id, answer_text: z.string(), image: z.string() })),
  keywords: z.array(z.object({ id_keyword: id, keyword_text: z.string() })),
  short_answers: z.array(
    z.object({ id_short_answer: id, short_answer_text: z.string(), first_range: z.string(), second_range: z.string() }),
  ),
  statements: z.array(z.object({ id, text: z.string(), answer: z.enum(['1', '2']).nullable() })),
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
