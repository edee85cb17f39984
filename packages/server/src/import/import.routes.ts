import { ApiError, type importRoutes, LEVEL } from '@bank/contract'
import type { Handlers } from '../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../http/bind/reply.ts'
import { changed } from './job/change.ts'
import { forgetFile, mayOpen } from './job/file.repo.ts'
import { bankOfJob, findJob, findTwin, insertJob, isGivenUp, listJobs, oneUploadOf, setState } from './job/job.repo.ts'
import { giveRoles, listLines } from './job/line.repo.ts'
import { withinText } from './job/most-text.ts'
import { mustBe, own, seen, sees } from './job/permitted.ts'
import { regroup } from './job/regroup.ts'
import { countRows, lockRows } from './job/row.repo.ts'
import { storeRows } from './job/stored-row.repo.ts'

const UNDO_DAYS = 30

export const importHandlers: Handlers<typeof importRoutes> = {
  list: ({ query }, { db, actor }) => listJobs(db, query, actor.level === LEVEL.admin ? undefined : actor.id),

  get: async ({ params }, { db, actor }) => {
    const job = found(await findJob(db, params.id))
    return one(found(sees(actor, { created_by: job.id_creator }) ? job : undefined))
  },

  upload: async ({ body: { product_type, file } }, { db, actor }) => {
    await oneUploadOf(db, actor.id)
    await mayOpen(db, actor.id)
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
    if (grouped !== job.grouped) {
      await regroup(db, job, bank, grouped)
      await withinText(db, job.id)
    }
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
    await giveRoles(db, job.id, body.roles)
    await setState(db, job.id, 'uploaded', { error: null, warnings: [] })
    return added(found(await findJob(db, job.id)))
  },

  again: async ({ params }, { db, actor }) => {
    await oneUploadOf(db, actor.id)
    const job = await own(db, actor, params.id)
    if (!isGivenUp(job)) throw new ApiError('CONFLICT', { message: 'Berkas ini tidak menunggu dibaca lagi.' })
    await mayOpen(db, actor.id)
    await setState(db, job.id, 'uploaded', { error: null })
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
    if (job.updated_at.getTime() < Date.now() - UNDO_DAYS * 24 * 3_600_000)
      throw new ApiError('CONFLICT', { message: `Impor hanya dapat dibatalkan dalam ${UNDO_DAYS} hari.` })
    await setState(db, job.id, 'undoing', { error: null, asked_by: actor.id })
    return added(found(await findJob(db, job.id)))
  },
}

const MOST_LETTERS = 200
/** Only the last part of what a browser says, without control characters. */
const nameOf = (said: string) =>
  (said.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim().slice(0, MOST_LETTERS) || 'Tanpa nama'

const onDay = (time: Date) =>
  time.toLocaleDateString('id-ID', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Jakarta' })
