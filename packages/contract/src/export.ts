import * as z from 'zod'
import { flag, id, idParams, productType, timestamp } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { question } from './question.ts'
import { questionSelect } from './question-select.ts'
import { changed, listOf, oneOf, removed } from './reply.ts'
import { IMAGE_BODY_LIMIT, route } from './route.ts'

/** What can be made of questions: papers for Word, sheets, and files of other systems. */
const EXPORT_KINDS = [
  'naskah',
  'kunci',
  'pembahasan',
  'kartu',
  'kisi-kisi',
  'suntingan',
  'excel',
  'csv',
  'moodle',
  'qti',
] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

const EXPORT_STATES = ['waiting', 'making', 'done', 'failed'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** `kept`: exports of an account; `keptQuestions`: in all of them. */
export const EXPORT_LIMITS = { questions: 2_000, packages: 5, waiting: 5, kept: 1_000, keptQuestions: 100_000 } as const
/** `chosen`: as they were picked, or as the list has them. */
const EXPORT_ORDERS = ['chosen', 'code', 'topic', 'level', 'shuffled'] as const
export type ExportOrder = (typeof EXPORT_ORDERS)[number]

const chosen = { error: 'Pilihan tidak valid.' }
const line = (most: number) => z.string().trim().max(most, `Paling banyak ${most} karakter.`)
const packageCount = { error: `Dari 1 sampai ${EXPORT_LIMITS.packages} paket.` }

/** How it is made. */
const options = z.object({
  kind: z.enum(EXPORT_KINDS, chosen),
  title: line(200),
  /** Above the title. */
  letterhead: z.array(line(200)).max(2, 'Paling banyak 2 baris.'),
  /** The logo beside them: its URL; '' where there is none. In a request a data URL too. */
  image: z.string(),
  columns: z.literal([1, 2], chosen),
  /** A line for the pupil's name and class. */
  name_line: z.boolean(),
  order: z.enum(EXPORT_ORDERS, chosen),
  packages: z.int(packageCount).min(1, packageCount).max(EXPORT_LIMITS.packages, packageCount),
  /** Of all that was shuffled: the same questions with the same seed are the same paper. '' where nothing was. */
  seed: line(40),
})
export type ExportOptions = z.output<typeof options>

const exportJob = options
  .extend({
    id_export: id,
    /** With its ending. */
    file_name: z.string(),
    product_type: z.int(),
    state: z.enum(EXPORT_STATES),
    /** How many, those within groups too. */
    questions: z.int(),
    /** How many of its questions were deleted since: what is shuffled then has another order than before. */
    missing: z.int(),
    /** What the file could not hold, in sentences. */
    losses: z.array(z.string()),
    /** Why it failed. */
    error: z.string().nullable(),
    /** Whether its file is still kept. */
    has_file: z.boolean(),
    id_creator: id,
    name_creator: z.string(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Export' })
export type ExportJob = z.infer<typeof exportJob>

const path = '/v1/export'
const staff = { access: 'staff' } as const

/** A file, with its name; the contract says no more of it. */
export interface FileReply {
  name: string
  /** In bytes, as is the length of its longest piece. */
  size: number
  longest: number
  /** Each is read when the one before was sent. */
  pieces: AsyncIterable<Uint8Array>
}
export const file = z
  .custom<FileReply>()
  .meta({ override: { type: 'string', contentMediaType: 'application/octet-stream' } })

export const exportPaging: Paging = { size: 10, whole: false }
export const exportRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path,
    summary: 'List the exports of this account, newest first; level 1 sees all',
    query: pageQuery,
    response: listOf(exportJob),
  }),
  get: route({
    ...staff,
    method: 'GET',
    path: `${path}/:id`,
    background: true,
    summary: 'Read one export: its state and how it is made',
    params: idParams,
    response: oneOf(exportJob),
  }),
  create: route({
    ...staff,
    method: 'POST',
    path,
    summary: 'Make a paper or a file of questions',
    bodyLimit: IMAGE_BODY_LIMIT,
    body: options
      .partial()
      .required({ kind: true })
      .extend({
        product_type: productType,
        select: questionSelect(EXPORT_LIMITS.questions),
        name_line: flag.optional(),
      }),
    status: 201,
    response: changed(exportJob),
  }),
  again: route({
    ...staff,
    method: 'POST',
    path: `${path}/:id/again`,
    summary: 'Make the file of an export once more, or another kind of file of the same questions in the same packages',
    params: idParams,
    body: z.object({ kind: z.enum(EXPORT_KINDS, chosen).optional() }),
    status: 201,
    response: changed(exportJob),
  }),
  questions: route({
    ...staff,
    method: 'GET',
    path: `${path}/:id/question`,
    summary: 'List the questions of an export in its order, before anything is shuffled',
    params: idParams,
    query: pageQuery,
    response: listOf(question),
  }),
  file: route({
    ...staff,
    method: 'GET',
    path: `${path}/:id/file`,
    replyType: 'file',
    summary: 'Download the file of an export; it is kept for a day',
    params: idParams,
    response: file,
  }),
  remove: route({
    ...staff,
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Delete an export with its file; its questions stay',
    params: idParams,
    response: removed,
  }),
}
