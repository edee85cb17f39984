import { importRoutes } from '@bank/contract/import'
import type { ImportRow } from '@bank/contract/import-row'
import { Check } from 'lucide-react'
import { useAction } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import { isOpen } from './import-words.ts'

const isGuess = (row: ImportRow) => isOpen(row) && row.messages.some(({ about }) => about === 'key-guessed')

/** Takes the guessed keys of the questions that a person has before the eyes, and of no others. */
export function GuessedKeys({ jobId, rows }: { jobId: number; rows: readonly ImportRow[] }) {
  const edit = useAction(importRoutes.edit, { says: '' })
  const numbers = rows.filter(isGuess).map(({ no }) => no)
  if (numbers.length === 0) return null
  return (
    <Button
      icon={Check}
      busy={edit.isPending}
      onClick={() => edit.mutate({ params: { id: jobId }, body: { rows: numbers, settle: 'key-guessed' } })}
    >
      Terima {number(numbers.length)} kunci tebakan di halaman ini
    </Button>
  )
}
