import { groupRoutes } from '@bank/contract/group'
import type { Question } from '@bank/contract/question'
import { ArrowDown, ArrowUp, FolderOutput } from 'lucide-react'
import { useAction } from '../../api/query.ts'
import type { MenuItem } from '../../ui/opened-menu.tsx'
import { QUESTION_READS } from '../item/reads.ts'

/** The menu entries that move a question within its group, or out of it. */
export function useGroupPlaces(children: readonly Question[]) {
  const move = useAction(groupRoutes.moveChild, { refreshes: QUESTION_READS })
  const detach = useAction(groupRoutes.detachChild, {
    refreshes: QUESTION_READS,
    says: 'Soal dikembalikan ke daftar soal.',
  })

  return ({ id_question }: Question): MenuItem[] => {
    const place = children.findIndex((child) => child.id_question === id_question) + 1
    const params = { id: id_question }
    const to = (position: number) => () => move.mutate({ params, body: { position } })
    const ways = [
      place > 1 && { label: 'Pindah ke atas', icon: ArrowUp, onSelect: to(place - 1) },
      place < children.length && { label: 'Pindah ke bawah', icon: ArrowDown, onSelect: to(place + 1) },
      { label: 'Keluarkan dari group', icon: FolderOutput, onSelect: () => detach.mutate({ params }) },
    ]
    return ways.filter((way) => way !== false)
  }
}
