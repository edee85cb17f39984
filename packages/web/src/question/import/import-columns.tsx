import type { ImportJob } from '@bank/contract/import-job'
import { type ImportColumn, type ImportSheet, importSheetRoutes } from '@bank/contract/import-sheet'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reading, useAction } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { askedSheets, CONTENT_CHOICES, contentWord, isUnknown } from './column-words.ts'

const NOT_READ = 'none'

/** The columns of a workbook: where a head says nothing, or another thing than is meant, a person says what they hold. */
export function ImportColumns({ job }: { job: ImportJob }) {
  const list = useQuery(reading(importSheetRoutes.list, { params: { id: job.id_import }, query: { limit: 100 } }))
  const [isOpen, setOpen] = useState(false)
  const sheets = askedSheets(list.data?.data ?? [])
  const isAsked = sheets.some(({ head_row, columns }) => head_row === null || columns.some(isUnknown))
  if (sheets.length === 0) return null
  if (!isAsked && !isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Atur kolom</Button>
      </div>
    )
  return (
    <section aria-label="Isi kolom" className="rounded-card border border-line bg-white p-4 sm:p-5">
      <h2 className="mb-1 text-md font-bold">Isi kolom</h2>
      <p className="mb-3 text-sm text-body">
        Pilih isi kolom yang belum dikenal atau keliru, lalu berkas dibaca ulang. Pilihan ini diingat untuk berkas lain
        dengan judul kolom yang sama.
      </p>
      <div className="space-y-6">
        {sheets.map((sheet) => (
          <SheetColumns
            key={`${sheet.no} ${job.updated_at}`}
            job={job}
            sheet={sheet}
            isNamed={sheets.length > 1}
            showsAll={isOpen}
          />
        ))}
      </div>
      <div className="mt-3">
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Sembunyikan kolom yang sudah dikenal' : 'Tampilkan semua kolom'}
        </Button>
      </div>
    </section>
  )
}

interface SheetColumnsProps {
  job: ImportJob
  sheet: ImportSheet
  /** Whether its name is told. */
  isNamed: boolean
  /** Columns that are known too, and the row of the head. */
  showsAll: boolean
}

function SheetColumns({ job, sheet: { no, name, head_row, columns, rows }, isNamed, showsAll }: SheetColumnsProps) {
  const [head, setHead] = useState<number | ''>(head_row ?? '')
  const [said, setSaid] = useState<ReadonlyMap<number, string>>(new Map())
  const send = useAction(importSheetRoutes.edit, { says: '' })
  const isOtherHead = head !== (head_row ?? '')
  const shown = isOtherHead ? [] : columns.filter((column) => showsAll || isUnknown(column))
  const canSend = head !== '' && (isOtherHead || said.size > 0)
  const submit = () => {
    if (head === '') return
    const changed = [...said].map(([column, is]) => ({ column, is }))
    send.mutate({ params: { id: job.id_import }, body: { no, head_row: head, columns: isOtherHead ? [] : changed } })
  }
  return (
    <div className="space-y-3">
      {isNamed && <h3 className="font-semibold">Lembar {name}</h3>}
      {(showsAll || head_row === null) && (
        <Select
          label="Baris judul"
          hint="Baris yang berisi nama-nama kolom."
          options={rows.map(({ row, text }) => ({ value: row, label: `${row}: ${text}` }))}
          value={head}
          clearable={false}
          onChange={setHead}
        />
      )}
      {shown.length > 0 && (
        <ul className="divide-y divide-line">
          {shown.map((column) => (
            <ColumnRow
              key={column.column}
              column={column}
              said={said.get(column.column)}
              onSay={(is) => setSaid((before) => new Map(before).set(column.column, is))}
            />
          ))}
        </ul>
      )}
      {(showsAll || shown.length > 0 || head_row === null) && (
        <div className="flex justify-end">
          <Button kind="primary" disabled={!canSend} busy={send.isPending} onClick={submit}>
            Baca ulang
          </Button>
        </div>
      )}
    </div>
  )
}

interface ColumnRowProps {
  column: ImportColumn
  /** What is said now and not sent yet. */
  said: string | undefined
  onSay: (is: string) => void
}

function ColumnRow({ column: { letter, name, is, samples }, said, onSay }: ColumnRowProps) {
  const value = said ?? is ?? NOT_READ
  const isOffered = value === NOT_READ || CONTENT_CHOICES.some((choice) => choice.value === value)
  const options = isOffered ? CONTENT_CHOICES : [{ value, label: contentWord(value) }, ...CONTENT_CHOICES]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">
          <span className="inline-block w-9 text-muted">{letter}</span>
          {name || 'Tanpa judul'}
        </p>
        <p className="pl-9 text-sm text-muted wrap-anywhere">{samples.length > 0 ? samples.join(' · ') : 'Kosong'}</p>
      </div>
      <div className="w-full sm:w-80">
        <Select
          label={`Kolom ${letter} berisi`}
          hideLabel
          placeholder="Tidak dibaca"
          options={options}
          value={value === NOT_READ ? '' : value}
          onChange={(chosen) => onSay(chosen === '' ? NOT_READ : chosen)}
        />
      </div>
    </li>
  )
}
