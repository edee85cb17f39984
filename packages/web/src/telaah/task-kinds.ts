import type { TaskKind } from '@bank/contract/stages'

/** What of `?bagian=` is not there: reviews come first. */
export type Part = TaskKind | 'kabar'
export const PARTS = [
  { part: 'telaah', label: 'Telaah' },
  { part: 'kunci', label: 'Periksa kunci' },
  { part: 'perbaiki', label: 'Perbaikan' },
  { part: 'kabar', label: 'Pemberitahuan' },
] as const satisfies readonly { part: Part; label: string }[]

/** In the address. */
export const inAddress = (part: Part) => (part === 'telaah' ? undefined : part)

/** Where a task of a question is done. */
export function placeOf(kind: TaskKind, question_id: number) {
  const params = { id: String(question_id) }
  return kind === 'kunci'
    ? { to: '/periksa-kunci/$id' as const, params }
    : { to: '/telaah/$id' as const, params, search: { bagian: inAddress(kind) } }
}
