import { BANKS, type BankName } from '@bank/contract/bank'
import { importTemplateRoutes, type TemplateKind } from '@bank/contract/import-template'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../api/download.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

const KINDS = [
  { kind: 'docx', word: 'Word' },
  { kind: 'xlsx', word: 'Excel' },
  { kind: 'csv', word: 'CSV' },
] as const satisfies readonly { kind: TemplateKind; word: string }[]

/** Files to fill in, with an example of each form. */
export function TemplateButtons({ bank }: { bank: BankName }) {
  const [busy, setBusy] = useState<TemplateKind>()
  const save = async (kind: TemplateKind) => {
    setBusy(kind)
    const request = { params: { kind }, query: { product_type: BANKS[bank].product_type } }
    await download(importTemplateRoutes.get, request, `templat-soal.${kind}`)
      .catch((error: Error) => toast.error(error.message))
      .finally(() => setBusy(undefined))
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-1">
      <span className="w-full text-sm text-body sm:w-auto">Unduh templat</span>
      <div className="flex flex-wrap">
        {KINDS.map(({ kind, word }) => (
          <Button
            key={kind}
            kind="quiet"
            icon={Download}
            aria-label={`Unduh templat ${word}`}
            busy={busy === kind}
            onClick={() => void save(kind)}
          >
            {word}
          </Button>
        ))}
      </div>
    </div>
  )
}
