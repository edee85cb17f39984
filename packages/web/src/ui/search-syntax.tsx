import { Button } from './button.tsx'
import { Dialog, DialogBody } from './dialog.tsx'

const WORDS = [
  ['pecahan desimal', 'semua kata itu, juga bentuknya yang lain: memecahkan, pemecahan'],
  ['"nilai tempat"', 'kata-kata itu berurutan, persis'],
  ['pecahan -desimal', 'tanpa kata itu'],
  ['foto*', 'kata yang berawal begitu, sedikitnya tiga huruf'],
  ['kubus ATAU balok', 'salah satunya'],
] as const
const FORMULA = ['rumus:x^2', 'sebagian rumus dalam LaTeX'] as const
const LINES = {
  soal: [
    ...WORDS,
    ['kode:Q0001', 'sebagian kode soal'],
    ['soal: pilihan: kunci: pembahasan:', 'hanya di teks soal, pilihan dan jawaban, kata kunci, atau pembahasan'],
    FORMULA,
  ],
  materi: [...WORDS, ['kode:T001', 'sebagian kode materi'], ['judul: isi:', 'hanya di judul, atau di isinya'], FORMULA],
} as const
export type SearchedThing = keyof typeof LINES

/** What the search box understands. */
export function SearchSyntax({ thing, onClose }: { thing: SearchedThing; onClose: () => void }) {
  return (
    <Dialog title="Cara mencari" onClose={onClose} footer={<Button onClick={onClose}>Tutup</Button>}>
      <DialogBody read>
        <dl className="space-y-3">
          {LINES[thing].map(([typed, means]) => (
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
