/** Pictures before and after, side by side; `undefined`: there was no picture on that side. */
export function Pictures({ before, after }: { before: string[]; after: string[] }) {
  return (
    <div className="grid max-w-xl grid-cols-2 gap-3">
      <Side title="Sebelum" urls={before} />
      <Side title="Sesudah" urls={after} />
    </div>
  )
}

function Side({ title, urls }: { title: string; urls: string[] }) {
  return (
    <figure className="min-w-0 rounded-control border border-line bg-white p-2.5">
      <figcaption className="mb-1.5 text-xs font-semibold text-muted">{title}</figcaption>
      {urls.length === 0 && <p className="text-sm text-muted">Tanpa gambar</p>}
      {urls.map((url) => (
        <img key={url} src={url} alt={`${title} perubahan`} loading="lazy" className="max-h-48 rounded-chip" />
      ))}
    </figure>
  )
}

const MEDIA = /\/media\/[0-9a-f]{32}\.(?:png|jpg)/g
/** The URLs of the pictures in a text, each once. */
export const picturesIn = (html: string) => [...new Set(html.match(MEDIA))]
