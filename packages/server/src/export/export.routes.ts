import { randomInt } from 'node:crypto'
import {
  ApiError,
  EXPORT_LIMITS,
  type ExportKind,
  type ExportOptions,
  type exportRoutes,
  invalid,
  LEVEL,
} from '@bank/contract'
import { companionOf, hasPackages } from '@bank/contract/paper/companion'
import { isPrinted } from '@bank/exchange/write/paper-words'
import type { Db } from '../db/connect.ts'
import { FileAnswer } from '../http/bind/file-answer.ts'
import type { Actor, Handlers } from '../http/bind/handler.ts'
import { added, found, gone, one } from '../http/bind/reply.ts'
import { prepareImageChoice, storeImageChoice } from '../media/image-choice.ts'
import { idOf } from '../media/media-url.repo.ts'
import { COMES_BACK } from './comes-back.ts'
import {
  exportedIds,
  findExport,
  forgetOldExports,
  insertExport,
  listExported,
  listExports,
  lockExport,
  oneExportOf,
  setWaiting,
  waitingOf,
} from './export.repo.ts'
import { findFile } from './export-file.repo.ts'
import { selectedIds } from './selected.repo.ts'

/** Level 1 sees every export. */
async function seen(db: Db, actor: Actor, id: number) {
  const job = found(await findExport(db, id))
  return found(actor.level === LEVEL.admin || job.id_creator === actor.id ? job : undefined)
}

async function lockSeen(db: Db, actor: Actor, id: number) {
  found(await lockExport(db, id))
  return seen(db, actor, id)
}

async function mayWait(db: Db, actor: Actor) {
  await oneExportOf(db, actor.id)
  if ((await waitingOf(db, actor.id)) < EXPORT_LIMITS.waiting) return
  throw new ApiError('CONFLICT', { message: 'Tunggu sampai ekspor sebelumnya selesai dibuat.' })
}

export const exportHandlers: Handlers<typeof exportRoutes> = {
  list: ({ query }, { db, actor }) => listExports(db, query, actor.level === LEVEL.admin ? undefined : actor.id),

  get: async ({ params }, { db, actor }) => one(await seen(db, actor, params.id)),

  create: {
    prepare: async ({ body: { product_type, select, image, ...sent } }, { mayUpload }) => {
      const picture = await prepareImageChoice(image, mayUpload, { side: LOGO_SIDE })
      return async ({ db, actor }) => {
        await mayWait(db, actor)
        const options = optionsOf(sent)
        const questions = await selectedIds(db, { product_type, only: 'main' }, select, options.order)
        const logo = await storeImageChoice(db, actor.id, picture)
        const job = { created_by: actor.id, product_type, options, logo, file_name: fileName(options) }
        const id = await insertExport(db, job, questions)
        await forgetOldExports(db, actor.id)
        return added(found(await findExport(db, id)))
      }
    },
  },

  again: async ({ params, body }, { db, actor }) => {
    const job = await lockSeen(db, actor, params.id)
    await mayWait(db, actor)
    const kind = body.kind ?? job.kind
    // a file that comes back is never made twice under one number: an earlier one is compared with what it says
    if (kind !== job.kind || COMES_BACK.has(kind)) return added(await another(db, actor, job, kind))
    if (job.state === 'done' || job.state === 'failed') await setWaiting(db, job.id_export)
    return added(await seen(db, actor, params.id))
  },

  questions: async ({ params, query }, { db, actor }) => {
    await seen(db, actor, params.id)
    return listExported(db, params.id, query)
  },

  file: async ({ params }, { db, actor }) => {
    const job = await seen(db, actor, params.id)
    const file = await findFile(db, job.id_export)
    if (!file) throw new ApiError('CONFLICT', { message: 'Berkasnya belum ada atau sudah dihapus. Buat lagi.' })
    return new FileAnswer(file)
  },

  remove: async ({ params }, { db, actor }) => {
    const { id_export } = await lockSeen(db, actor, params.id)
    await db.deleteFrom('export_job').where('id', '=', id_export).execute()
    return gone()
  },
}

/** In pixels: a logo of 2 cm, as sharp as print is. */
const LOGO_SIDE = 600

type Shown = Awaited<ReturnType<typeof seen>>

/** Another kind of file of the same questions, shuffled alike. */
async function another(db: Db, actor: Actor, job: Shown, kind: ExportKind) {
  const { id_export, product_type } = job
  const options = optionsOf(companionOf(job, kind))
  const chosen = job.questions + job.missing
  const made = {
    created_by: actor.id,
    product_type,
    options,
    logo: idOf(job.image),
    file_name: fileName(options),
    chosen,
  }
  const id = await insertExport(db, made, await exportedIds(db, id_export))
  await forgetOldExports(db, actor.id)
  return found(await findExport(db, id))
}

type Options = Omit<ExportOptions, 'image'>
type Sent = Partial<Options> & Pick<Options, 'kind'>

function optionsOf({ kind, title = '', letterhead = [], columns = 1, name_line = false, ...sent }: Sent): Options {
  const { order = 'chosen', packages = 1 } = sent
  if (packages > 1 && !hasPackages(kind))
    throw invalid({ packages: 'Hanya naskah, kunci, dan pembahasan yang berpaket.' })
  const isShuffled = isPrinted(kind) && (order === 'shuffled' || packages > 1)
  const seed = isShuffled ? sent.seed || newSeed() : ''
  return { kind, title, letterhead: letterhead.filter(Boolean), columns, name_line, order, packages, seed }
}

/** Six digits, which a person can copy from a footer. */
const newSeed = () => String(randomInt(100_000, 1_000_000))

const MOST_LETTERS = 80
const ENDINGS: Partial<Record<ExportKind, string>> = { excel: 'xlsx', csv: 'csv', moodle: 'xml', qti: 'zip' }
/** `naskah-tryout-1.docx`, `soal-tryout-1.xlsx` */
function fileName({ kind, title }: Options) {
  const ending = ENDINGS[kind]
  const words = `${ending ? 'soal' : kind} ${title}`.normalize('NFKD').toLowerCase()
  const name = words
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_LETTERS)
    .replace(/^-|-$/g, '')
  return `${name}.${ending ?? 'docx'}`
}
