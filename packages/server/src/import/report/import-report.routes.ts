import { IMPORT_ROW_WORD, type ImportReportRow, type importReportRoutes, LEVEL } from '@bank/contract'
import { csvBytes } from '@bank/exchange/write/sheet/csv-bytes'
import type { Db } from '../../db/connect.ts'
import { FileAnswer } from '../../http/bind/file-answer.ts'
import type { Actor, Handlers } from '../../http/bind/handler.ts'
import { found } from '../../http/bind/reply.ts'
import { bankOfJob, findJob } from '../job/job.repo.ts'
import { everyReportRow, listReport } from './report.repo.ts'

export const importReportHandlers: Handlers<typeof importReportRoutes> = {
  list: async ({ params, query }, { db, actor }) => {
    const job = await seen(db, actor, params.id)
    return listReport(db, job.id_import, bankOfJob(job), query)
  },

  file: async ({ params }, { db, actor }) => {
    const job = await seen(db, actor, params.id)
    const rows: string[][] = [COLUMNS.map(([head]) => head)]
    for await (const row of everyReportRow(db, job.id_import, bankOfJob(job)))
      rows.push(COLUMNS.map(([, of]) => of(row)))
    return new FileAnswer({ bytes: csvBytes(rows), name: `laporan ${job.file_name}.csv` })
  },
}

const COLUMNS: readonly [head: string, of: (row: ImportReportRow) => string][] = [
  ['No', ({ no }) => String(no)],
  ['Soal', ({ text }) => text],
  ['Keadaan', ({ state }) => IMPORT_ROW_WORD[state]],
  ['Kode', ({ code }) => code ?? ''],
  ['Alasan', ({ reasons }) => reasons.join(' ')],
  ['Tempat di berkas', ({ place }) => place],
]

async function seen(db: Db, actor: Actor, id: number) {
  const job = found(await findJob(db, id))
  return found(actor.level === LEVEL.admin || job.id_creator === actor.id ? job : undefined)
}
