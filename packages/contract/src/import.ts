import * as z from 'zod'
import { flag, id, idParams } from './fields.ts'
import { IMPORT_LIMITS, importJob } from './import-job.ts'
import { importLine, lineRole } from './import-line.ts'
import { KEY_OPEN } from './import-row.ts'
import { type Paging, pageQuery } from './page.ts'
import { questionCreate } from './question.ts'
import { changed, listOf, oneOf, removed } from './reply.ts'
import { route } from './route.ts'

const chosen = { error: 'Pilihan tidak valid.' }
/** 1 is the general bank, 2 the bank of the entrance exam. */
const product_type = z.union([z.literal([1, 2]), z.enum(['1', '2']).transform(Number)], chosen)

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
    /** `used: false`: only lines that became no part of a question. */
    query: pageQuery.extend({ used: flag.optional() }),
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
        .array(z.object({ no: id, role: lineRole, alike: flag.optional() }))
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
