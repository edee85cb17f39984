import { BANKS, type BankName } from '@bank/contract/bank'
import type { ApiError } from '@bank/contract/errors'
import { importRoutes } from '@bank/contract/import'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choices.tsx'
import { TemplateButtons } from './template-buttons.tsx'
import { UploadProgress } from './upload-progress.tsx'

const BANK_CHOICES = [
  { value: 'general', label: 'Soal' },
  { value: 'snpmb', label: 'SNPMB' },
] as const satisfies readonly { value: BankName; label: string }[]
const KINDS = ['.docx', '.xlsx', '.csv', '.xml', '.gift', '.txt', '.zip']
const UNKNOWN =
  'Pilih berkas Word (.docx), Excel (.xlsx), CSV, teks (.txt), Moodle (.xml, .gift, .zip), atau QTI (.zip, .xml). Berkas .doc atau .xls disimpan dahulu sebagai .docx atau .xlsx.'

/** Sends a file of questions, chosen or dropped, and goes on to its questions. `meant`: the bank that is chosen at first. */
export function UploadCard({ meant }: { meant: BankName }) {
  const [bank, setBank] = useState(meant)
  const [sending, setSending] = useState<{ name: string; bytes: number; share: number }>()
  const [failure, setFailure] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const isSending = sending !== undefined

  const send = async (file: File | undefined) => {
    if (!file || isSending) return
    setFailure(undefined)
    const name = file.name.toLowerCase()
    if (!KINDS.some((kind) => name.endsWith(kind))) return setFailure(UNKNOWN)
    const about = { name: file.name, bytes: file.size }
    setSending({ ...about, share: 0 })
    try {
      const body = { product_type: BANKS[bank].product_type, file }
      const { data } = await call(
        importRoutes.upload,
        { body },
        { onProgress: (share) => setSending({ ...about, share }) },
      )
      await queries.invalidateQueries({ queryKey: [importRoutes.list.path] })
      await navigate({ to: '/impor/$id', params: { id: String(data[0].id_import) } })
    } catch (error) {
      const { message, fields = {} } = error as ApiError
      setFailure(Object.values(fields)[0] ?? message)
      setSending(undefined)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void send(event.dataTransfer.files[0])
  }
  return (
    <section
      aria-label="Berkas baru"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="rounded-card border border-dashed border-edge bg-white p-4 sm:p-6"
    >
      <RadioGroup label="Masuk ke bank" options={BANK_CHOICES} value={bank} onChange={setBank} />
      <input
        ref={input}
        type="file"
        accept={KINDS.join()}
        aria-label="Berkas soal"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void send(target.files?.[0])
          target.value = ''
        }}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          kind="primary"
          icon={Upload}
          busy={isSending}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          Pilih berkas
        </Button>
        <p id={hint} className="min-w-0 flex-1 basis-72 text-sm text-muted">
          Atau seret ke sini. Word (.docx), Excel (.xlsx), CSV, teks (.txt), Moodle (.xml, .gift, .zip), atau QTI (.zip,
          .xml), paling banyak 50 MB. Tidak ada yang masuk ke bank sebelum Anda menyimpannya.
        </p>
      </div>
      <TemplateButtons bank={bank} />
      <p role="status" className="mt-3 text-body empty:hidden">
        {sending && `Mengunggah ${sending.name} …`}
      </p>
      {sending && <UploadProgress share={sending.share} bytes={sending.bytes} />}
      {failure && (
        <div className="mt-3">
          <Alert>{failure}</Alert>
        </div>
      )}
    </section>
  )
}
