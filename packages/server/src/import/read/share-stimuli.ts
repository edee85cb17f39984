import type { FileRow } from './row-of.ts'

/** Puts each text for several questions before each of them or, where they are `grouped`, before the first alone. */
export function shareStimuli(rows: readonly FileRow[], grouped: boolean): void {
  const shared = new Set(rows.flatMap(({ head }, at) => (head === undefined || head === at ? [] : [head])))
  for (const [at, row] of rows.entries()) {
    const { head, draft, stimulus } = row
    if (head !== undefined && shared.has(head)) row.head_no = head + 1
    const isChild = head !== undefined && head !== at
    if (draft.question_text !== undefined && !(grouped && isChild)) draft.question_text = stimulus + draft.question_text
  }
}
