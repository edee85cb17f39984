import type { Found } from '@bank/contract/find'
import type { useNavigate } from '@tanstack/react-router'
import { BookOpen, BookText, FileQuestionMark, Layers, Library, type LucideIcon, User } from 'lucide-react'
import type { QuestionList } from './question-list.ts'

type Go = ReturnType<typeof useNavigate>

interface Place {
  icon: LucideIcon
  open: (go: Go, found: Found) => void
  /** The filter of the list of its bank that means it; undefined: none does. */
  filter?: (found: Found) => QuestionList | undefined
}

const isSnpmb = ({ product_type }: Found) => product_type === 2
const general = (search: QuestionList['search']): QuestionList => ({ to: '/soal', search })

/** Where each kind of what is found opens: on a page of its own, or in the dialog of its list. It takes the entry of the browser's history that the search had. */
export const PLACES: Readonly<Record<Found['kind'], Place>> = {
  question: {
    icon: FileQuestionMark,
    open: (go, { id }) => void go({ to: '/soal/$id', params: { id: String(id) }, replace: true }),
  },
  topic: {
    icon: BookOpen,
    open: (go, found) => {
      if (!isSnpmb(found)) return void go({ to: '/sub-materi/$id', params: { id: String(found.id) }, replace: true })
      const [params, search] = [{ id: String(found.of_id) }, { buka: `materi:${found.id}` }]
      void go({ to: '/snpmb/materi/$id', params, search, replace: true })
    },
    filter: (found) => (isSnpmb(found) ? undefined : general({ topic_id: String(found.id) })),
  },
  subtopic: {
    icon: BookText,
    open: (go, { id, of_id }) =>
      void go({
        to: '/sub-materi/$id',
        params: { id: String(of_id) },
        search: { buka: `sub-materi:${id}` },
        replace: true,
      }),
  },
  category: {
    icon: Layers,
    open: (go, found) => {
      if (isSnpmb(found)) return void go({ to: '/snpmb/materi/$id', params: { id: String(found.id) }, replace: true })
      void go({ to: '/kategori', search: { buka: `kategori:${found.id}` }, replace: true })
    },
    filter: (found) =>
      isSnpmb(found)
        ? { to: '/snpmb/soal', search: { category_id: String(found.id) } }
        : general({ category_id: String(found.id) }),
  },
  subject: {
    icon: Library,
    open: (go, { id }) => void go({ to: '/subjek', search: { buka: `subjek:${id}` }, replace: true }),
    filter: ({ id }) => general({ subject_id: String(id) }),
  },
  account: {
    icon: User,
    open: (go, { name }) => void go({ to: '/', search: { ac_name: name }, replace: true }),
    filter: ({ id }) => general({ id_question_creator: String(id) }),
  },
}
