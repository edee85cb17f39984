import { ApiError, type importSheetRoutes, invalid, LEVEL } from '@bank/contract'
import type { Handlers } from '../../http/bind/handler.ts'
import { added, found } from '../../http/bind/reply.ts'
import { findJob, lockJob, setState } from '../job/job.repo.ts'
import { countRows } from '../job/row.repo.ts'
import { findSheet, listSheets, rememberHead } from '../job/sheet.repo.ts'

export const importSheetHandlers: Handlers<typeof importSheetRoutes> = {
  list: async ({ params, query }, { db, actor }) => {
    const job = found(await findJob(db, params.id))
    found(actor.level === LEVEL.admin || job.id_creator === actor.id || undefined)
    return listSheets(db, job.id_import, query)
  },

  edit: async ({ params, body: { no, head_row, columns } }, { db, actor }) => {
    const job = found(await lockJob(db, params.id))
    found(job.created_by === actor.id || undefined)
    if (job.state !== 'ready' || (await countRows(db, job.id, 'saved')) > 0)
      throw new ApiError('CONFLICT', {
        message: 'Sebagian soal sudah disimpan. Impor ulang berkasnya untuk mengatur kolom.',
      })
    const sheet = found(await findSheet(db, job.id, no))
    const head = sheet.rows.find(({ row }) => row === head_row)
    if (!head) throw invalid({ head_row: 'Pilih baris judul.' })
    const others = sheet.rows.filter(({ row }) => row !== head_row).map(({ fingerprint }) => fingerprint)
    await rememberHead(db, actor.id, { fingerprint: head.fingerprint, others, columns })
    await setState(db, job.id, 'uploaded', { error: null, warnings: [] })
    return added(found(await findJob(db, job.id)))
  },
}
