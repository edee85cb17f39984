import * as z from 'zod'
import { flag, id, idParams, timestamp } from './fields.ts'
import { IMPORT_ROW_STATES, type ImportRowState, KEY_OPEN } from './import-row.ts'
import { type Paging, pageQuery } from './page.ts'
import { questionCreate } from './question.ts'
import { changed, listOf, oneOf, removed } from './reply.ts'
import { route } from './route.ts'

/** What an import is doing, or waits for. `ready`: a person looks at its rows. */
const IMPORT_STATES = ['uploaded', 'reading', 'ready', 'saving', 'done', 'failed', 'undoing', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
/** `text`: of all questions together, in bytes. */
export const IMPORT_LIMITS = { file: 50 * 1024 * 1024, questions: 2_000, text: 32 * 1024 * 1024, open: 3 } as const

const chosen = { error: 'Pilihan tidak valid.' }
/** 1 is the general bank, 2 the bank of the entrance exam. */
const product_type = z.union([z.literal([1, 2]), z.enum(['1', '2']).transform(Number)], chosen)

const counts = z.object(
  Object.fromEntries(IMPORT_ROW_STATES.map((state) => [state, z.int()])) as Record<ImportRowState, z.ZodInt>,
)
export const importJob = z
  .object({
    id_import: id,
    file_name: z.string(),
    product_type: z.int(),
    state: z.enum(IMPORT_STATES),
    /** The number of rows in each state. */
    counts,
    /** How many of its questions have a text that another of its questions has too, as of a passage. */
    sharing: z.int(),
    /** Whether such a text stands at the first of these questions alone, as the head of their group. */
    grouped: z.boolean(),
    /** How many sheets its file has, of which a person can say what their columns hold. */
    sheets: z.int(),
    /** Whether its file has lines of which a person can say what they are. */
    has_lines: z.boolean(),
    /** Of a file that is being read: whether its questions are known, and are compared with the bank. */
    checking: z.boolean(),
    /** What a person should know of the file as a whole. */
    warnings: z.array(z.string()),
    /** Why it failed, or stopped. */
    error: z.string().nullable(),
    /** The step that failed again and again for a reason of the program: it is asked for once more by its call. */
    stopped: z.enum(['reading', 'saving', 'undoing']).nullable(),
    id_creator: id,
    name_creator: z.string(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Import' })
export type ImportJob = z.infer<typeof importJob>

/** Soal baru, Lanjutan, Opsi, Kunci, Pembahasan, Bukan soal. */
const LINE_ROLES = ['question', 'continued', 'option', 'key', 'discussion', 'none'] as const
export type LineRole = (typeof LINE_ROLES)[number]
const role = z.enum(LINE_ROLES, chosen).nullable()

const importLine = z
  .object({
    /** Its place among the lines of the file, counted from 1. */
    no: id,
    place: z.string(),
    /** At most 200 letters. */
    text: z.string(),
    /** Whether it became part of a question. */
    used: z.boolean(),
    /** What a person says that it is; null leaves it to the reader. */
    role,
  })
  .meta({ id: 'ImportLine' })
export type ImportLine = z.infer<typeof importLine>

/** What the rows of an import may be given together. */
const shared = questionCreate
  .pick({ category_id: true, class_id: true, topic_id: true, subtopic_id: true, ql_id: true, label: true })
  .partial()
const numbers = z.array(id).min(1, 'Pilih baris.').max(IMPORT_LIMITS.questions)

const path = '/v1/import'
const staff = { access: 'staff' } as const

/** A file that was stored while it arrived. */
interface KeptFile {
  name: string
  upload: string
  /** How many. */
  bytes: number
  /** In hex. */
  sha256: string
}
const isKept = (value: unknown) => typeof value === 'object' && value !== null && 'upload' in value
const file: z.ZodType<KeptFile, Blob> = z
  .custom<KeptFile>(isKept, 'Pilih berkas.')
  .meta({ override: { type: 'string', contentMediaType: 'application/octet-stream' } }) as never

export const importPaging: Paging = { size: 10, whole: false }
export const importRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path,
    summary: 'List the imports of this account, newest first; level 1 sees all',
    query: pageQuery,
    response: listOf(importJob),
  }),
  get: route({
    ...staff,
    method: 'GET',
    path: `${path}/:id`,
    background: true,
    summary: 'Read one import: its state, its counts',
    params: idParams,
    response: oneOf(importJob),
  }),
  upload: route({
    ...staff,
    method: 'POST',
    path,
    summary:
      'Send a file of Word, Excel, CSV, plain text, Moodle (XML, GIFT) or QTI to be read; its questions are looked at before they are saved',
    bodyType: 'upload',
    bodyLimit: IMPORT_LIMITS.file,
    body: z.object({ product_type, file }),
    status: 201,
    response: changed(importJob),
  }),
  edit: route({
    ...staff,
    method: 'PATCH',
    path: `${path}/:id`,
    summary:
      'Give rows of an import the same place, label or level; skip them or take them as they are; settle keys; make groups',
    params: idParams,
    body: z.object({
      /** Without it, all rows that are not saved. */
      rows: numbers.optional(),
      set: shared.optional(),
      skip: flag.optional(),
      accept: flag.optional(),
      /** Takes the guessed keys as they are, or lets the missing ones be missing. */
      settle: z.enum(KEY_OPEN, chosen).optional(),
      /** Of all rows: where the texts for several questions stand. */
      grouped: flag.optional(),
    }),
    response: changed(importJob),
  }),
  lines: route({
    ...staff,
    method: 'GET',
    path: `${path}/:id/line`,
    summary: 'List the lines of the file of an import, with what a person says that they are',
    params: idParams,
    query: pageQuery,
    response: listOf(importLine),
  }),
  roles: route({
    ...staff,
    method: 'POST',
    path: `${path}/:id/roles`,
    summary: 'Say what lines of the file are, and have it read once more; before any question of it is saved',
    params: idParams,
    /** `alike`: all lines that look like this one too. */
    body: z.object({
      roles: z
        .array(z.object({ no: id, role, alike: flag.optional() }))
        .min(1, 'Tandai dahulu satu baris.')
        .max(IMPORT_LIMITS.questions),
    }),
    status: 201,
    response: changed(importJob),
  }),
  again: route({
    ...staff,
    method: 'POST',
    path: `${path}/:id/again`,
    summary: 'Have a file read once more that was given up for a reason of the program; not one that was refused',
    params: idParams,
    status: 201,
    response: changed(importJob),
  }),
  remove: route({
    ...staff,
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Delete an import with its rows and its file; the questions that it made stay',
    params: idParams,
    response: removed,
  }),
  save: route({
    ...staff,
    method: 'POST',
    path: `${path}/:id/save`,
    summary: 'Add the questions of the rows that are ready',
    params: idParams,
    status: 201,
    response: changed(importJob),
  }),
  undo: route({
    ...staff,
    method: 'POST',
    path: `${path}/:id/undo`,
    summary: 'Delete the questions that an import made and that were not changed or used since; for 30 days',
    params: idParams,
    status: 201,
    response: changed(importJob),
  }),
}
