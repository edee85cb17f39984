import { EDITING, editingRoutes } from '@bank/contract/editing'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { Alert } from '../../ui/alert.tsx'
import { editorWords } from './editor-words.ts'

/** In a dialog that edits a question: tells the others while it is open and can be seen, and says who else has it open. */
export function AlsoEditing({ id }: { id: number }) {
  const told = useQuery({
    queryKey: ['editing', 'tell', id],
    queryFn: () => call(editingRoutes.tell, { body: { question_id: id } }),
    refetchInterval: EDITING.every * 1000,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  useEffect(
    // without this call the server forgets an editor after half a minute
    () => () => void call(editingRoutes.leave, { params: { id } }).catch(() => undefined),
    [id],
  )
  const words = editorWords(told.data?.data ?? [])
  return words !== '' && <Alert kind="info">{words}.</Alert>
}
