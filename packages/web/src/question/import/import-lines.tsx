import { importRoutes } from '@bank/contract/import'
import type { ImportJob } from '@bank/contract/import-job'
import type { ImportLine, LineRole } from '@bank/contract/import-line'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reading, useAction } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { number } from '../../ui/format.ts'
import { Paged } from '../../ui/paged.tsx'
import { Select } from '../../ui/select.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { ROLE_CHOICES } from './import-words.ts'

const SHOWN = 50

type Said = { role: LineRole | null; alike: boolean }

/** The lines of the file, each with what it is: where the reader is wrong, a person says it and the file is read anew. */
export function ImportLines({ job }: { job: ImportJob }) {
  const [page, setPage] = useState(1)
  const [onlyUnused, showUnused] = useState(false)
  const [said, setSaid] = useState<ReadonlyMap<number, Said>>(new Map())
  const list = useQuery(
    reading(importRoutes.lines, {
      params: { id: job.id_import },
      query: { page, limit: SHOWN, ...(onlyUnused && { used: false }) },
    }),
  )
  const send = useAction(importRoutes.roles, { says: '' })
  const say = (no: number, now: Said) => setSaid((before) => new Map(before).set(no, now))
  const roles = [...said].map(([no, one]) => ({ no, ...one }))
  return (
    <section aria-label="Tandai peran" className="rounded-card border border-line bg-white p-4 sm:p-5">
      <h2 className="mb-1 text-md font-bold">Tandai peran</h2>
      <p className="mb-3 text-sm text-body">
        Katakan apa isi tiap baris, lalu berkas dibaca ulang. Perubahan pada soal di bawah ini diganti hasil bacaan
        baru.
      </p>
      <Checkbox
        label="Hanya baris yang tidak menjadi bagian soal"
        checked={onlyUnused}
        onChange={(only) => {
          showUnused(only)
          setPage(1)
        }}
      />
      <Paged
        list={{ ...list, asked: page }}
        onPage={setPage}
        skeleton={<TableSkeleton />}
        empty={
          <EmptyState>
            {onlyUnused ? 'Semua baris menjadi bagian soal.' : 'Berkas ini tidak berisi baris yang dapat ditandai.'}
          </EmptyState>
        }
      >
        {(lines) => (
          <ol className="divide-y divide-line">
            {lines.map((line) => (
              <LineRow key={line.no} line={line} said={said.get(line.no)} onSay={(now) => say(line.no, now)} />
            ))}
          </ol>
        )}
      </Paged>
      <div className="sticky bottom-0 mt-3 flex justify-end border-t border-line bg-white pt-3">
        <Button
          kind="primary"
          disabled={roles.length === 0}
          busy={send.isPending}
          onClick={() => send.mutate({ params: { id: job.id_import }, body: { roles } })}
        >
          {roles.length === 0 ? 'Belum ada baris yang ditandai' : `Baca ulang dengan ${number(roles.length)} tanda`}
        </Button>
      </div>
    </section>
  )
}

interface LineRowProps {
  line: ImportLine
  /** What is said now and not sent yet. */
  said: Said | undefined
  onSay: (said: Said) => void
}

function LineRow({ line, said, onSay }: LineRowProps) {
  const { role, alike } = said ?? { role: line.role, alike: false }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className={classes('wrap-anywhere', !line.used && 'text-muted')}>{line.text}</p>
        <p className="text-sm text-muted">
          {line.place}
          {!line.used && ', tidak menjadi bagian soal'}
        </p>
      </div>
      <div className="w-44">
        <Select
          label={`Peran baris ${line.no}`}
          hideLabel
          placeholder="Otomatis"
          options={ROLE_CHOICES}
          value={role}
          onChange={(chosen) => onSay({ role: chosen === '' ? null : chosen, alike })}
        />
      </div>
      {said && (
        <Checkbox label="Juga baris yang mirip" checked={alike} onChange={(now) => onSay({ role, alike: now })} />
      )}
    </li>
  )
}
