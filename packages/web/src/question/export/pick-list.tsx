import type { Question } from '@bank/contract/question'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import { Paged } from '../../ui/paged.tsx'
import { PickRow } from '../item/pick-row.tsx'
import type { Picked } from './picked.ts'
import { PickedOrder } from './picked-order.tsx'

interface PickListProps {
  list: ComponentProps<typeof Paged<Question>>['list']
  onPage: ComponentProps<typeof Paged>['onPage']
  picked: Picked
  empty: ReactNode
}

/** The questions that were found, with a box for each: what is ticked stays ticked on other pages and under other filters. */
export function PickList({ list, onPage, picked, empty }: PickListProps) {
  const count = list.data?.pagination.totalData
  const [isOrdering, setOrdering] = useState(false)
  const here = list.data?.data ?? []
  return (
    <>
      <div role="status" className="mb-2 flex min-h-control flex-wrap items-center gap-x-3 text-body">
        {picked.ids.length > 0 ? (
          <>
            {number(picked.ids.length)} soal dipilih
            {picked.ids.length > 1 && (
              <Button kind="quiet" aria-expanded={isOrdering} onClick={() => setOrdering(!isOrdering)}>
                Atur urutan
              </Button>
            )}
            <Button kind="quiet" onClick={picked.clear}>
              Batal pilih
            </Button>
          </>
        ) : (
          count !== undefined && `${number(count)} soal ditemukan. Tanpa centang, semuanya diekspor; isi group ikut.`
        )}
        {here.some(({ id_question }) => !picked.isTicked(id_question)) && (
          <Button kind="quiet" className="ml-auto" onClick={() => picked.add(...here)}>
            Centang semua di halaman ini
          </Button>
        )}
      </div>
      {isOrdering && picked.ids.length > 1 && <PickedOrder picked={picked} />}
      <Paged list={list} onPage={onPage} empty={empty}>
        {(questions) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-white">
            {questions.map((question) => (
              <PickRow
                key={question.id_question}
                question={question}
                ticked={picked.isTicked(question.id_question)}
                onTick={(on) => (on ? picked.add(question) : picked.remove(question.id_question))}
              />
            ))}
          </ul>
        )}
      </Paged>
    </>
  )
}
