import * as z from 'zod'
import { flag, id, idInput, idParams, seenAt, timestamp } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { questionCreate } from './question.ts'
import { changed, listOf, oneOf } from './reply.ts'
import { IMAGE_BODY_LIMIT, route } from './route.ts'
import { likelyTwin } from './twin.ts'

/**
 * `look`: a person has to look at it before it is saved. `same`: the bank has this question already. `unchanged`: it is a
 * question of the bank, and the file changes nothing of it.
 */
export const IMPORT_ROW_STATES = ['ready', 'look', 'wrong', 'same', 'unchanged', 'skipped', 'saved', 'undone'] as const
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number]
/** What people call them. */
export const IMPORT_ROW_WORD: Readonly<Record<ImportRowState, string>> = {
  ready: 'Siap',
  look: 'Perlu dilihat',
  wrong: 'Salah',
  same: 'Sama persis',
  unchanged: 'Tidak berubah',
  skipped: 'Dilewati',
  saved: 'Tersimpan',
  undone: 'Dibatalkan',
}

const chosen = { error: 'Pilihan tidak valid.' }

/** The body of the call that adds a question, of either bank, as far as it is known. */
const draftInput = questionCreate
  .omit({ parent_id: true })
  .partial()
  .extend({ qt_id: idInput.optional(), topic_id: questionCreate.shape.indicator_id })
export type ImportDraft = z.input<typeof draftInput>
const draft = z.custom<ImportDraft>().meta({ override: { type: 'object', additionalProperties: true } })

const SEVERITIES = ['error', 'look', 'note'] as const
export const KEY_OPEN = ['key-guessed', 'key-missing'] as const
/** What a message is about: the key, one that was guessed, one that is missing; the options; a field. */
const ABOUT = [...KEY_OPEN, 'key', 'options', 'topic_id', 'subtopic_id', 'class_id', 'ql_id', 'indicator_id'] as const
export type MessageAbout = (typeof ABOUT)[number]
/**
 * `word`: changed in the file alone. `conflict`: changed in the bank too, or the export is not known. `gone`: no longer in the
 * file. `lossy`: the file could not hold all of it. The last three wait for a choice.
 */
const PART_STATES = ['same', 'bank', 'word', 'conflict', 'gone', 'lossy'] as const
const PART_CHOICES = ['file', 'bank'] as const
const choice = z.enum(PART_CHOICES, chosen)
const importMatchPart = z.object({
  /** `text`, `option.A`, `key`, `answers`, `statements`, `discussion`, `topic` ... */
  name: z.string(),
  state: z.enum(PART_STATES),
  /** HTML, of the bank and of the file; '' for nothing. */
  stored: z.string(),
  file: z.string(),
  /** Which version a person wants. */
  choice: choice.optional(),
})
export type ImportMatchPart = z.infer<typeof importMatchPart>
/** The question of the bank that a row is, and the parts that the file says otherwise. */
const importMatch = z.object({ id_question: id, code: z.string(), parts: z.array(importMatchPart) })
export type ImportMatch = z.infer<typeof importMatch>

const importRow = z
  .object({
    id_import_row: id,
    id_import: id,
    /** Its place among the questions of the file. */
    no: id,
    state: z.enum(IMPORT_ROW_STATES),
    draft,
    /** What is wrong, what needs a look, what is good to know; `place` says where in the file: `hlm. 3, paragraf 41`. */
    messages: z.array(
      z.object({
        severity: z.enum(SEVERITIES),
        text: z.string(),
        about: z.enum(ABOUT).optional(),
        place: z.string().optional(),
        /** The question of the bank that it is about. */
        twin: likelyTwin.optional(),
      }),
    ),
    /** Where the question begins in the file. */
    place: z.string(),
    /** The first question that has the same text for several questions: its own number there, null without such a text. */
    head_no: id.nullable(),
    /** The question of the bank that asks exactly the same. */
    similar: z.object({ id_question: id, code: z.string() }).nullable(),
    match: importMatch.nullable(),
    /** The question that was made of it, or that was edited. */
    id_question: id.nullable(),
    updated_at: timestamp,
  })
  .meta({ id: 'ImportRow' })
export type ImportRow = z.infer<typeof importRow>

const staff = { access: 'staff' } as const

export const importRowPaging: Paging = { size: 10, whole: false }
export const importRowRoutes = {
  get: route({
    ...staff,
    method: 'GET',
    path: '/v1/import-row/:id',
    summary: 'Read one row of an import',
    params: idParams,
    response: oneOf(importRow),
  }),
  list: route({
    ...staff,
    method: 'GET',
    path: '/v1/import/:id/row',
    summary: 'List the rows of an import in the order of the file',
    params: idParams,
    query: pageQuery.extend({ state: z.enum(IMPORT_ROW_STATES, chosen).optional() }),
    response: listOf(importRow),
  }),
  edit: route({
    ...staff,
    method: 'PATCH',
    path: '/v1/import-row/:id',
    summary: 'Put a row of an import right',
    params: idParams,
    body: z.object({
      draft: draftInput.optional(),
      /** The draft is all of the question; without it, it is laid over the one that stands. */
      whole: flag.optional(),
      skip: flag.optional(),
      accept: flag.optional(),
      /** By the names of parts: which version is wanted. */
      choices: z.record(z.string().max(20), choice).optional(),
      /** It is no question of the bank, but a new one. */
      as_new: flag.optional(),
      ...seenAt.shape,
    }),
    bodyLimit: IMAGE_BODY_LIMIT,
    response: changed(importRow),
  }),
}
