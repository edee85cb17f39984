import { bankOf } from '@bank/contract/bank'
import { groupRoutes } from '@bank/contract/group'
import type { Question } from '@bank/contract/question'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { reading, useAction } from '../../api/query.ts'
import { RichHtml } from '../../rich/rich-html.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody, DialogClose } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import { QUESTION_READS } from '../item/reads.ts'
import { ROUTES } from './banks.ts'

const SHOWN = 10

/** Looks for questions of the main list and puts them into a group, one click each. */
export function TakeInDialog({ head, onClose }: { head: Question; onClose: () => void }) {
  const [q, setQ] = useState('')
  const query = { q: q || undefined, limit: SHOWN }
  const found = useQuery(reading(ROUTES[bankOf(head)].list, { query }))
  const takeIn = useAction(groupRoutes.addChild, { refreshes: QUESTION_READS, says: 'Soal masuk ke group.' })
  const fits = ({ id_question, children }: Question) => id_question !== head.id_question && children === 0

  return (
    <Dialog
      title={`Masukkan soal ke group ${head.code}`}
      size="large"
      onClose={onClose}
      footer={<DialogClose>Selesai</DialogClose>}
    >
      <DialogBody>
        <SearchBox label="Cari kode atau isi soal" value={q} onSearch={(words) => setQ(words ?? '')} />
        <Loaded query={found} skeleton={<CardSkeleton count={2} />}>
          {({ data }) =>
            data.some(fits) ? (
              <ul className="mt-4 divide-y divide-line">
                {data.filter(fits).map((row) => (
                  <li key={row.id_question} className="flex items-start justify-between gap-4 py-3">
                    <div className="min-w-0">
                      <b className="text-ink tabular-nums">{row.code}</b>
                      <div className="max-h-14 overflow-hidden">
                        <RichHtml html={row.question_text} />
                      </div>
                    </div>
                    <Button
                      icon={Plus}
                      aria-label={`Masukkan ${row.code}`}
                      busy={takeIn.isPending && takeIn.variables.body.question_id === row.id_question}
                      onClick={() =>
                        takeIn.mutate({ body: { question_id: row.id_question, parent_id: head.id_question } })
                      }
                    >
                      Masukkan
                    </Button>
                  </li>
                ))}
              </ul>
            ) : (
              <div className="mt-4">
                <EmptyState />
              </div>
            )
          }
        </Loaded>
      </DialogBody>
    </Dialog>
  )
}
