import { ApiError, type Input, type importRowRoutes } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import type { Handlers } from '../http/bind/handler.ts'
import { edited, found, one } from '../http/bind/reply.ts'
import { type Changed, changed, rewritten } from './job/change.ts'
import { keepDraftPictures } from './job/draft-pictures.repo.ts'
import { bankOfJob, findJob, type Job } from './job/job.repo.ts'
import { isLong, withinText } from './job/most-text.ts'
import { mustBe, own, sees } from './job/permitted.ts'
import { noteShared } from './job/regroup.ts'
import { asNew } from './job/rematch.ts'
import { findRow, jobOfRow, listRows, lockRow, type Row } from './job/row.repo.ts'
import { storeRow } from './job/stored-row.repo.ts'
import { withTwin } from './job/twins-of.ts'
import { prepareTypedPictures } from './job/typed-pictures.ts'

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

  edit: {
    prepare: async ({ params, body }, { mayUpload }) => {
      const storePictures = await prepareTypedPictures(body.draft, mayUpload)
      return async ({ db, actor }) => {
        const now = found(await lockRow(db, params.id))
        const job = await own(db, actor, now.job_id)
        mustBe(job, 'ready', 'done')
        const bank = bankOfJob(job)
        assertFits(now, body)
        await storePictures(db, actor.id)
        if (body.as_new) await storeRow(db, bank, await withTwin(db, job, asNew(now)))
        else {
          const before = chosen(now, body.choices)
          const next = changed(body.whole ? { ...before, draft: {} } : before, body, body.draft)
          if (next.draft.question_text) await noteShared(db, job, now, next.draft.question_text)
          if (body.draft) await storeWritten(db, job, now, next, body.draft)
          else await storeRow(db, bank, next)
        }
        return edited(found(await findRow(db, now.id, bank)))
      }
    },
  },
}

type Draft = NonNullable<Input<typeof importRowRoutes.edit>['body']['draft']>

/** A row whose draft a person has written over. */
async function storeWritten(db: Db, job: Job, now: Row, next: Changed, draft: Draft) {
  await keepDraftPictures(db, job.id, draft)
  await storeRow(db, bankOfJob(job), await rewritten(db, job, now, next))
  if (isLong(draft)) await withinText(db, job.id)
}

function assertFits(now: Row, { updated_at, draft }: Input<typeof importRowRoutes.edit>['body']) {
  if (updated_at && new Date(updated_at).getTime() !== now.updated_at.getTime())
    throw new ApiError('STALE', { message: 'Data sudah diubah oleh Anda di tempat lain.' })
  if (draft && now.match)
    throw new ApiError('CONFLICT', {
      message: `Soal ini sudah ada di bank. Pilih versinya, lalu sunting ${now.match.code}.`,
    })
}

/** With the versions that a person wants. */
function chosen(row: Row, choices: Readonly<Record<string, 'file' | 'bank'>> = {}): Row {
  const { match } = row
  if (!match) return row
  const parts = match.parts.map((part) => ({ ...part, ...(choices[part.name] && { choice: choices[part.name] }) }))
  return { ...row, match: { ...match, parts } }
}
