import * as z from 'zod'
import { id, timestamp } from './fields.ts'
import { IMPORT_ROW_STATES, type ImportRowState } from './import-row.ts'

/** What an import is doing, or waits for. `ready`: a person looks at its rows. */
const IMPORT_STATES = ['uploaded', 'reading', 'ready', 'saving', 'done', 'failed', 'undoing', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
/** `text`: of all questions together, in bytes. */
export const IMPORT_LIMITS = { file: 50 * 1024 * 1024, questions: 2_000, text: 32 * 1024 * 1024, open: 3 } as const

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
