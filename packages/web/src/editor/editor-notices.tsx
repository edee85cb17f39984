import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import type { Lost } from './paste.ts'

/** Tells the author that something could not be taken over, or that the text is read-only. */
export function EditorNotices({
  lost,
  left,
  fault,
  onSeen,
}: {
  lost: readonly string[]
  /** What the last paste could not take over. */
  left: Lost
  /** Why LaTeX that was typed stayed text. */
  fault: string | undefined
  onSeen: () => void
}) {
  if (lost.length > 0) {
    return (
      <div className="p-2">
        <Alert>
          Teks ini memuat {lost.join(', ')} yang belum dapat disunting di sini. Agar tidak ada yang hilang, teks hanya
          ditampilkan.
        </Alert>
      </div>
    )
  }
  const { gambar, rumus } = left
  if (gambar + rumus === 0 && !fault) return null
  return (
    <div className="flex flex-wrap items-start gap-2 p-2">
      <div className="min-w-60 flex-1">
        {fault && <Alert kind="info">{fault}</Alert>}
        {gambar + rumus > 0 && (
          <Alert kind="info">
            {[gambar > 0 && `${gambar} gambar`, rumus > 0 && `${rumus} rumus`].filter(Boolean).join(' dan ')} tidak ikut
            tertempel. {gambar > 0 && 'Simpan gambarnya dari dokumen asal, lalu unggah lewat tombol Sisipkan gambar. '}
            {rumus > 0 && 'Tulis ulang rumusnya lewat tombol Rumus.'}
          </Alert>
        )}
      </div>
      <Button kind="quiet" onClick={onSeen}>
        Mengerti
      </Button>
    </div>
  )
}
