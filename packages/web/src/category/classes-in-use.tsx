import { questionRoutes } from '@bank/contract/question'
import { topicRoutes } from '@bank/contract/topic'
import { useQueries } from '@tanstack/react-query'
import { reading } from '../api/query.ts'
import { Alert } from '../ui/alert.tsx'
import { number } from '../ui/format.ts'
import type { Option } from '../ui/select.tsx'

interface ClassesInUseProps {
  category_id: number
  /** The classes that a save would take off the category. */
  classes: readonly Option<number>[]
}

/** Says what a save leaves behind: questions and topics of classes that are taken off their category. */
export function ClassesInUse({ category_id, classes }: ClassesInUseProps) {
  const uses = useQueries({
    queries: classes.flatMap(({ value: class_id }) => {
      const asked = { query: { category_id, class_id, limit: 1 } }
      return [totalOf(reading(questionRoutes.list, asked)), totalOf(reading(topicRoutes.list, asked))]
    }),
  })
  const words = classes.flatMap(({ label }, index) => {
    const [questions = 0, topics = 0] = uses.slice(index * 2, index * 2 + 2).map(({ data }) => data)
    const counts = [questions > 0 && `${number(questions)} soal`, topics > 0 && `${number(topics)} materi`]
    const used = counts.filter(Boolean).join(' dan ')
    return used ? [`${label} (${used})`] : []
  })
  if (words.length === 0 || uses.some(({ isPending }) => isPending)) return null
  return (
    <Alert kind="info">
      Masih dipakai di kategori ini: {words.join(', ')}. Semuanya tetap tersimpan dengan kelasnya, tetapi kelas itu
      tidak dapat dipilih lagi untuk yang baru.
    </Alert>
  )
}

/** Only the total of a list that is read, never that of another class. */
const totalOf = <Options extends object>(options: Options) => ({
  ...options,
  placeholderData: undefined,
  select: (list: { pagination: { totalData: number } }) => list.pagination.totalData,
})
