import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

/** What the author must know about the text: that something did not come along, or that it is only shown. */
export function EditorNotices({
  lost,
  lostPictures,
  onSeen,
}: {
  lost: readonly string[]
  lostPictures: number
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
  if (lostPictures === 0) return null
  return (
    <div className="flex flex-wrap items-start gap-2 p-2">
      <div className="min-w-60 flex-1">
        <Alert kind="info">
          {lostPictures} gambar tidak ikut tertempel. Simpan gambarnya dari dokumen asal, lalu unggah lewat tombol
          Sisipkan gambar.
        </Alert>
      </div>
      <Button kind="quiet" onClick={onSeen}>
        Mengerti
      </Button>
    </div>
  )
}
