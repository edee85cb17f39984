import * as z from 'zod'
import { id, idParams } from './fields.ts'
import { importJob } from './import-job.ts'
import { type Paging, pageQuery } from './page.ts'
import { changed, listOf } from './reply.ts'
import { route } from './route.ts'

const each = (word: string, last: number, nameOf: (at: number) => string = String) =>
  Array.from({ length: last }, (_, at) => `${word} ${nameOf(at + 1)}`)
const letter = (at: number) => String.fromCharCode(64 + at)

/** What a column of a sheet may hold. `none`: it is not read. */
const CONTENTS = [
  ...['number', 'code', 'form', 'shared', 'stem', 'asked', 'options', 'letter', 'key', 'ranges', 'unit', 'discussion'],
  ...['class', 'topic', 'subtopic', 'level', 'indicator', 'keywords', 'label', 'points', 'rule', 'none'],
  ...[...each('option', 10, letter), ...each('statement', 20), ...each('category', 5), ...each('match', 15, letter)],
]
const content = z.enum(CONTENTS, { error: 'Pilihan tidak valid.' })

const MOST_COLUMNS = 256
const place = z
  .int()
  .min(0)
  .max(MOST_COLUMNS - 1)

const importSheet = z
  .object({
    /** Its place in the workbook. */
    no: id,
    name: z.string(),
    /** The number of the row that names the columns; null where none was found. */
    head_row: z.int().nullable(),
    columns: z.array(
      z.object({
        /** Its place, from 0, and what sheets call it. */
        column: z.int(),
        letter: z.string(),
        /** As its head says. */
        name: z.string(),
        /** What it holds; null: it is not read. */
        is: z.string().nullable(),
        /** Whether a person has said so. */
        by_hand: z.boolean(),
        /** Of the first questions. */
        samples: z.array(z.string()),
      }),
    ),
    /** The first rows, one of which may be the head. */
    rows: z.array(z.object({ row: z.int(), text: z.string() })),
  })
  .meta({ id: 'ImportSheet' })
export type ImportSheet = z.infer<typeof importSheet>
export type ImportColumn = ImportSheet['columns'][number]

const path = '/v1/import/:id/sheet'
const staff = { access: 'staff' } as const

export const importSheetPaging: Paging = { size: 10, whole: false }
export const importSheetRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path,
    summary: 'List the sheets of an import with their columns and what these hold',
    params: idParams,
    query: pageQuery,
    response: listOf(importSheet),
  }),
  edit: route({
    ...staff,
    method: 'POST',
    path,
    summary:
      'Say which row of a sheet is its head and what its columns hold; read once more, and so is every file with this head',
    params: idParams,
    body: z.object({
      no: id,
      head_row: z.int().min(1),
      /** `is` null leaves it to the reader. Columns that are left out stay as they are. */
      columns: z
        .array(z.object({ column: place, is: content.nullable() }))
        .max(MOST_COLUMNS, `Paling banyak ${MOST_COLUMNS}.`),
    }),
    status: 201,
    response: changed(importJob),
  }),
}
