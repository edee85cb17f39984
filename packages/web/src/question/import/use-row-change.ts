import { importRoutes } from '@bank/contract/import'
import { type ImportRow, importRowRoutes } from '@bank/contract/import-row'
import { useAction } from '../../api/query.ts'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { isOpen, waitsForLook } from './import-words.ts'

/** What a person does with a question of a file. */
export function useRowChange(row: ImportRow) {
  const edit = useAction(importRowRoutes.edit, { refreshes: [importRoutes.get], says: '' })
  const { draft } = row
  const change = (body: Parameters<typeof edit.mutate>[0]['body']) =>
    edit.mutate({ params: { id: row.id_import_row }, body: { ...body, updated_at: row.updated_at } })

  const isRight = (at: number) => draft.selections?.[at]?.is_answer === true

  /** Makes an option an answer, or takes it away. With one answer, the new one takes the place of the old one. */
  const mark = (at: number) => {
    const isSeveral = draft.interaction?.multiple === true
    const selections = draft.selections?.map((option, index) => ({
      ...option,
      is_answer: index === at ? !isRight(at) : isSeveral && option.is_answer === true,
    }))
    change({ draft: { selections } })
  }
  return { change, mark, isRight, isPending: edit.isPending }
}

/** One key for each thing that is done with the question that the keyboard is at. */
export function useRowKeys(
  row: ImportRow,
  isAt: boolean,
  { change, mark, isPending }: ReturnType<typeof useRowChange>,
) {
  const act = (does: () => void, may: boolean) => () => {
    if (may && !isPending) does()
  }
  const option = (at: number) =>
    act(() => mark(at), !row.match && isOpen(row) && at < (row.draft.selections?.length ?? 0))
  const skip = act(() => change({ skip: row.state !== 'skipped' }), isOpen(row) || row.state === 'skipped')
  const accept = act(() => change({ accept: true }), waitsForLook(row))
  const options = { a: option(0), b: option(1), c: option(2), d: option(3), e: option(4) }
  useShortcuts(isAt ? { ...options, x: skip, s: accept } : {})
}
