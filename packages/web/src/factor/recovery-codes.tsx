import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'

/** The only time that recovery codes are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success('Kode pemulihan disalin.'),
      () => toast.error('Kode tidak dapat disalin. Catatlah kode di atas.'),
    )
  return (
    <div className="space-y-4">
      <h2 ref={heading} tabIndex={-1} className="text-md outline-none">
        Kode pemulihan Anda
      </h2>
      <p>
        Simpan kode ini di tempat yang aman. Bila ponsel atau kunci sandi Anda hilang, satu kode membuka akun Anda satu
        kali.
      </p>
      <ol
        aria-label="Kode pemulihan"
        className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-control border border-line bg-foot p-4 font-mono text-ink tabular-nums min-[24rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Alert kind="info">Kode ini hanya ditampilkan sekali.</Alert>
      <div className="flex flex-wrap justify-end gap-2">
        <Button icon={Copy} onClick={() => void copy()}>
          Salin
        </Button>
        <Button kind="primary" onClick={onDone}>
          Sudah saya simpan
        </Button>
      </div>
    </div>
  )
}
