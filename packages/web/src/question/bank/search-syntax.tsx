import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'

const LINES = [
  ['pecahan desimal', 'semua kata itu, juga bentuknya yang lain: memecahkan, pemecahan'],
  ['"nilai tempat"', 'kata-kata itu berurutan, persis'],
  ['pecahan -desimal', 'tanpa kata itu'],
  ['foto*', 'kata yang berawal begitu, sedikitnya tiga huruf'],
  ['kubus ATAU balok', 'salah satunya'],
  ['kode:Q0001', 'sebagian kode soal'],
  ['soal: pilihan: kunci: pembahasan:', 'hanya di teks soal, pilihan dan jawaban, kata kunci, atau pembahasan'],
  ['rumus:x^2', 'sebagian rumus dalam LaTeX'],
] as const

/** What the search box understands. */
export function SearchSyntax({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Cara mencari" onClose={onClose} footer={<Button onClick={onClose}>Tutup</Button>}>
      <DialogBody read>
        <dl className="space-y-3">
          {LINES.map(([typed, means]) => (
            <div key={typed}>
              <dt className="font-semibold">{typed}</dt>
              <dd className="text-body">{means}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
    </Dialog>
  )
}
