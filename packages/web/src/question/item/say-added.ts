import type { Question } from '@bank/contract/question'
import { useNavigate } from '@tanstack/react-router'
import { text } from '../../ui/text.ts'
import { toast } from '../../ui/toast.ts'

/** The toast of a new question: the usual sentence, and its code, which leads to it. */
export function useSayAdded() {
  const navigate = useNavigate()
  return ({ id_question, code }: Question) => {
    const id = String(id_question)
    toast.success(text.added, {
      label: code,
      href: `/soal/${id}`,
      go: () => void navigate({ to: '/soal/$id', params: { id } }),
    })
  }
}
