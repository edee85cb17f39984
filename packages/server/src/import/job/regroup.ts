import type { BankName } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import type { Job } from './job.repo.ts'
import { withoutHeadless } from './note.ts'
import { isChild, lockRows, type Row } from './row.repo.ts'
import { followFirst, stimuliOf, storeShared, storeStimulus } from './row-groups.repo.ts'
import { storeRows } from './stored-row.repo.ts'
import { twinsOf } from './twins-of.ts'

/** Lets each text for several questions stand at each of them, or at the first alone, as the head of their group. */
export async function regroup(db: Db, job: Job, bank: BankName, grouped: boolean): Promise<void> {
  await db.updateTable('import_job').set({ grouped }).where('id', '=', job.id).execute()
  const stimuli = await stimuliOf(db, job.id)
  for await (const locked of lockRows(db, job.id, undefined)) {
    const rows = locked.filter(isChild).map((row) => {
      const shared = stimuli.get(row.head_no) ?? ''
      const question_text = besides(shared, stimuli.get(row.no) ?? shared, row.draft.question_text ?? '', grouped)
      return { ...row, notes: withoutHeadless(row.notes), draft: { ...row.draft, question_text } }
    })
    const twins = await twinsOf(
      db,
      job,
      rows.map(({ draft }) => draft),
    )
    await storeRows(
      db,
      bank,
      rows.map((row, at) => ({ ...row, similar_id: twins[at] ?? null })),
    )
  }
  if (!grouped) await followFirst(db, job.id)
}

/** `stands` is the text that this row has before its own; '' where a person wrote over it, and all of it is kept. */
function besides(shared: string, stands: string, text: string, grouped: boolean): string {
  if (stands === '') return text
  const own = text.startsWith(stands) ? text.slice(stands.length) : text
  return grouped ? own : shared + own
}

/**
 * Notes that a person wrote over the text for several questions: in its first row it is what the others get when they stand
 * alone again, in another row it belongs to that question alone. `text` is the new one of the whole row.
 */
export async function noteShared(db: Db, job: Pick<Job, 'id' | 'grouped'>, row: Row, text: string): Promise<void> {
  if (row.head_no === null || (isChild(row) && job.grouped)) return
  const stimuli = await stimuliOf(db, job.id)
  const stands = stimuli.get(row.no) ?? stimuli.get(row.head_no) ?? ''
  const before = row.draft.question_text ?? ''
  if (stands === '' || text.startsWith(stands) || !before.startsWith(stands)) return
  const own = before.slice(stands.length)
  if (isChild(row)) await storeStimulus(db, row, '')
  else if (own !== '' && text.endsWith(own)) await storeShared(db, row, stands, text.slice(0, -own.length))
}
