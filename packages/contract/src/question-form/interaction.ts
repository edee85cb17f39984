import * as z from 'zod'
import { filledFragment, flag, fragment } from '../fields.ts'
import { atMost, LEVELS, MOST, MOST_POINTS } from './limits.ts'

/**
 * What a form has beside the tables of the specification, as the wire carries it: one object whose keys depend on the form.
 * Its rows, columns and pairs are told apart by ids that the client chooses or the server gives.
 */
const LINES = `Antara 1 dan ${MOST.lines} baris.`
const list = <Row extends z.ZodType>(row: Row, most: number) => z.array(row).max(most, atMost(most))

export const ID = /^[rcl][1-9][0-9]{0,3}$/
const ofRow = z.string().regex(ID, 'Id tidak valid.')
/** Left out: the server gives the next one. */
const id = ofRow.optional()
const column = z.object({ id, text: filledFragment })
/** `image`: '' or 'image' for none, a data URL for a new picture, or the URL of an uploaded one. */
const shown = { id, text: fragment.optional(), image: z.string().optional() }
const hundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
const points = (least: number, sentence: string) =>
  z
    .number('Isi dengan angka.')
    .min(least, sentence)
    .max(MOST_POINTS, `Paling banyak ${MOST_POINTS}.`)
    .refine(hundredths, 'Paling banyak dua angka di belakang koma.')
const level = z.object({ points: points(0, 'Paling sedikit 0.'), text: fragment })
export const levels = list(level, LEVELS.most).min(LEVELS.least, 'Paling sedikit dua tingkat.')

const ORDERS = ['auto', 'tetap', 'acak'] as const

export const interactionInput = z
  .object({
    // Essay
    rubric: list(z.object({ id, text: filledFragment, levels }), MOST.rubric),
    lines: z.int(LINES).min(1, LINES).max(MOST.lines, LINES),
    // Pilihan ganda
    multiple: flag,
    // Isian singkat
    unit: z.string().trim().max(MOST.unit, `Paling banyak ${MOST.unit} karakter.`),
    exact: flag,
    // Kategori
    columns: list(column, MOST.columns),
    rows: list(z.object({ ...shown, column: ofRow.nullish() }), MOST.rows),
    // Menjodohkan
    left: list(z.object(shown), MOST.left),
    right: list(z.object(shown), MOST.right),
    /** Each an id of `left` with one of `right`. */
    pairs: list(z.tuple([ofRow, ofRow]), MOST.left),
    reuse: flag,
    order: z.enum(ORDERS, { error: 'Pilihan tidak valid.' }),
  })
  .partial()
export type InteractionInput = z.output<typeof interactionInput>

const numbered = { id: z.string(), text: z.string() }
const pictured = { ...numbered, image: z.string() }
/** As it is read: every row has its id, and `image` is 'image' where there is none. */
export const interaction = z
  .object({
    rubric: z.array(z.object({ ...numbered, levels: z.array(z.object({ points: z.number(), text: z.string() })) })),
    lines: z.int(),
    multiple: z.boolean(),
    unit: z.string(),
    exact: z.boolean(),
    columns: z.array(z.object(numbered)),
    rows: z.array(z.object({ ...pictured, column: z.string().nullable() })),
    left: z.array(z.object(pictured)),
    right: z.array(z.object(pictured)),
    pairs: z.array(z.tuple([z.string(), z.string()])),
    reuse: z.boolean(),
    order: z.enum(ORDERS),
    /** The highest number that each list has given: a new row takes a higher one. */
    used: z.record(z.string(), z.int()),
  })
  .partial()
  .meta({ id: 'Interaction' })
export type Interaction = z.infer<typeof interaction>

const RULES = ['all', 'parts', 'parts_minus', 'rubric'] as const
export type Rule = (typeof RULES)[number]
export const scoringInput = z.object({
  points: points(0.01, 'Paling sedikit 0,01.'),
  rule: z.enum(RULES, { error: 'Pilihan tidak valid.' }),
})
export const scoring = z.object({ points: z.number(), rule: z.enum(RULES) }).meta({ id: 'Scoring' })
export type Scoring = z.infer<typeof scoring>
