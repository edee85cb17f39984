import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import type { Lost } from './paste.ts'

/** What the author must know about the text: that something did not come along, or that it is only shown. */
export function EditorNotices({
  lost,
  left,
  onSeen,
}: {
  lost: readonly string[]
  /** What a paste left behind. */
  left: Lost
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
  if (gambar + rumus === 0) return null
  return (
    <div className="flex flex-wrap items-start gap-2 p-2">
      <div className="min-w-60 flex-1">
        <Alert kind="info">
          {[gambar > 0 && `${gambar} gambar`, rumus > 0 && `${rumus} rumus`].filter(Boolean).join(' dan ')} tidak ikut
          tertempel. {gambar > 0 && 'Simpan gambarnya dari dokumen asal, lalu unggah lewat tombol Sisipkan gambar. '}
          {rumus > 0 && 'Tulis ulang rumusnya lewat tombol Rumus.'}
        </Alert>
      </div>
      <Button kind="quiet" onClick={onSeen}>
        Mengerti
      </Button>
    </div>
  )
}
