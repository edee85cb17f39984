import type { BankName } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import type { Job } from './job.repo.ts'
import { withoutHeadless } from './note.ts'
import { isChild, lockRows, storeRows } from './row.repo.ts'
import { stimuliOf } from './row-groups.repo.ts'
import { twinsOf } from './twins-of.ts'

/** Lets each text for several questions stand at each of them, or at the first alone, as the head of their group. */
export async function regroup(db: Db, job: Job, bank: BankName, grouped: boolean): Promise<void> {
  await db.updateTable('import_job').set({ grouped }).where('id', '=', job.id).execute()
  const stimuli = await stimuliOf(db, job.id)
  for await (const locked of lockRows(db, job.id, undefined)) {
    const rows = locked.filter(isChild).map((row) => {
      const question_text = besides(stimuli.get(row.head_no) ?? '', row.draft.question_text ?? '', grouped)
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
}

function besides(stimulus: string, text: string, grouped: boolean): string {
  const own = text.startsWith(stimulus) ? text.slice(stimulus.length) : text
  return grouped ? own : stimulus + own
}
