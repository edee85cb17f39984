import { ApiError, IMPORT_LIMITS, type importRoutes, type importRowRoutes, invalid, LEVEL } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import type { Actor, Handlers } from '../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../http/bind/reply.ts'
import { changed, rewritten } from './job/change.ts'
import { keepDraftPictures } from './job/draft-pictures.repo.ts'
import { forgetFile } from './job/file.repo.ts'
import {
  bankOfJob,
  findJob,
  findTwin,
  insertJob,
  type Job,
  listJobs,
  lockJob,
  openJobsOf,
  setState,
} from './job/job.repo.ts'
import { giveRole, listLines } from './job/line.repo.ts'
import { noteShared, regroup } from './job/regroup.ts'
import { asNew } from './job/rematch.ts'
import {
  countRows,
  findRow,
  jobOfRow,
  listRows,
  lockRow,
  lockRows,
  type Row,
  storeRow,
  storeRows,
} from './job/row.repo.ts'
import { twinsOf } from './job/twins-of.ts'

const UNDO_DAYS = 30

/** Level 1 reads and removes every import, and takes it back; it is written only by its own account. */
const sees = (actor: Actor, job: Pick<Job, 'created_by'>) => actor.level === LEVEL.admin || job.created_by === actor.id

async function seen(db: Db, actor: Actor, id: number): Promise<Job> {
  const job = found(await lockJob(db, id))
  return found(sees(actor, job) ? job : undefined)
}

async function own(db: Db, actor: Actor, id: number): Promise<Job> {
  const job = await seen(db, actor, id)
  if (job.created_by !== actor.id)
    throw new ApiError('CONFLICT', { message: 'Hanya pengimpornya yang dapat mengubah impor ini.' })
  return job
}

function mustBe(job: Job, ...states: string[]) {
  if (states.includes(job.state)) return
  throw new ApiError('CONFLICT', { message: 'Impor ini sedang atau sudah dikerjakan. Muat ulang halaman.' })
}

export const importHandlers: Handlers<typeof importRoutes> = {
  list: ({ query }, { db, actor }) => listJobs(db, query, actor.level === LEVEL.admin ? undefined : actor.id),

  get: async ({ params }, { db, actor }) => {
    const job = found(await findJob(db, params.id))
    return one(found(sees(actor, { created_by: job.id_creator }) ? job : undefined))
  },

  upload: async ({ body: { product_type, file } }, { db, actor }) => {
    if ((await openJobsOf(db, actor.id)) >= IMPORT_LIMITS.open)
      throw invalid({ file: `Selesaikan atau hapus dahulu salah satu dari ${IMPORT_LIMITS.open} impor yang terbuka.` })
    const sha256 = Buffer.from(file.sha256, 'hex')
    const twin = await findTwin(db, sha256, product_type)
    const id = await insertJob(db, {
      created_by: actor.id,
      product_type,
      file_name: nameOf(file.name),
      upload: file.upload,
      bytes: file.bytes,
      sha256,
      warnings: twin ? [`Berkas ini sudah diimpor pada ${onDay(twin.created_at)} oleh ${twin.name}.`] : [],
    })
    return added(found(await findJob(db, id)))
  },

  edit: async ({ params, body }, { db, actor }) => {
    const job = await own(db, actor, params.id)
    mustBe(job, 'ready', 'done')
    const bank = bankOfJob(job)
    const { grouped = job.grouped, rows, ...change } = body
    if (grouped !== job.grouped) await regroup(db, job, bank, grouped)
    if (Object.keys(change).length > 0) {
      for await (const locked of lockRows(db, job.id, rows)) {
        const next = locked.map((row) => changed(row, change, row.match ? undefined : change.set))
        await storeRows(db, bank, next)
      }
    }
    return edited(found(await findJob(db, job.id)))
  },

  lines: async ({ params, query }, { db, actor }) => {
    const job = found(await findJob(db, params.id))
    found(sees(actor, { created_by: job.id_creator }) || undefined)
    return listLines(db, job.id_import, query)
  },

  roles: async ({ params, body }, { db, actor }) => {
    const job = await own(db, actor, params.id)
    mustBe(job, 'ready')
    if ((await countRows(db, job.id, 'saved')) > 0)
      throw new ApiError('CONFLICT', { message: 'Sebagian soal sudah disimpan. Impor ulang berkasnya untuk menandai.' })
    for (const { no, role, alike } of body.roles) await giveRole(db, job.id, no, role, alike === true)
    await setState(db, job.id, 'uploaded', { error: null, warnings: [] })
    return added(found(await findJob(db, job.id)))
  },

  remove: async ({ params }, { db, actor }) => {
    const job = await seen(db, actor, params.id)
    mustBe(job, 'ready', 'done', 'failed', 'undone')
    await forgetFile(db, job.upload)
    await db.deleteFrom('import_job').where('id', '=', job.id).execute()
    return gone()
  },

  save: async ({ params }, { db, actor }) => {
    const job = await own(db, actor, params.id)
    // asked twice, it is saved once
    if (job.state !== 'saving') {
      mustBe(job, 'ready', 'done')
      await setState(db, job.id, 'saving', { error: null })
    }
    return added(found(await findJob(db, job.id)))
  },

  undo: async ({ params }, { db, actor }) => {
    const job = await seen(db, actor, params.id)
    mustBe(job, 'ready', 'done')
    if (job.created_at.getTime() < Date.now() - UNDO_DAYS * 24 * 3_600_000)
      throw new ApiError('CONFLICT', { message: `Impor hanya dapat dibatalkan dalam ${UNDO_DAYS} hari.` })
    await setState(db, job.id, 'undoing', { error: null })
    return added(found(await findJob(db, job.id)))
  },
}

export const importRowHandlers: Handlers<typeof importRowRoutes> = {
  get: async ({ params }, { db, actor }) => {
    const job = found(await findJob(db, await jobOfRow(db, params.id)))
    found(sees(actor, { created_by: job.id_creator }) || undefined)
    return one(found(await findRow(db, params.id, bankOfJob(job))))
  },

  list: async ({ params, query }, { db, actor }) => {
    const job = found(await findJob(db, params.id))
    found(sees(actor, { created_by: job.id_creator }) || undefined)
    return listRows(db, job.id_import, bankOfJob(job), query)
  },

  edit: async ({ params, body }, { db, actor }) => {
    const now = found(await lockRow(db, params.id))
    const job = await own(db, actor, now.job_id)
    mustBe(job, 'ready', 'done')
    const bank = bankOfJob(job)
    if (body.updated_at && new Date(body.updated_at).getTime() !== now.updated_at.getTime())
      throw new ApiError('STALE', { message: 'Data sudah diubah oleh Anda di tempat lain.' })
    if (body.draft && now.match)
      throw new ApiError('CONFLICT', {
        message: `Soal ini sudah ada di bank. Pilih versinya, lalu sunting ${now.match.code}.`,
      })
    if (body.as_new) await storeRow(db, bank, await readAsNew(db, job, now))
    else {
      const before = chosen(now, body.choices)
      const next = changed(body.whole ? { ...before, draft: {} } : before, body, body.draft)
      if (body.draft) await keepDraftPictures(db, job.id, body.draft)
      if (next.draft.question_text) await noteShared(db, job, now, next.draft.question_text)
      await storeRow(db, bank, body.draft ? await rewritten(db, job, now, next) : next)
    }
    return edited(found(await findRow(db, now.id, bank)))
  },
}

/** With the versions that a person wants. */
function chosen(row: Row, choices: Readonly<Record<string, 'file' | 'bank'>> = {}): Row {
  const { match } = row
  if (!match) return row
  const parts = match.parts.map((part) => ({ ...part, ...(choices[part.name] && { choice: choices[part.name] }) }))
  return { ...row, match: { ...match, parts } }
}

/** A row that is no question of the bank after all; the bank may have the same. */
async function readAsNew(db: Db, job: Job, row: Row): Promise<Row> {
  const [similar_id = null] = await twinsOf(db, job, [row.draft])
  return { ...asNew(row), similar_id }
}

const MOST_LETTERS = 200
/** Only the last part of what a browser says, without control characters. */
const nameOf = (said: string) =>
  (said.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim().slice(0, MOST_LETTERS) || 'Tanpa nama'

const onDay = (time: Date) =>
  time.toLocaleDateString('id-ID', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Jakarta' })
