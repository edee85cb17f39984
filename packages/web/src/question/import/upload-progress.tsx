import { ImportSteps } from './import-steps.tsx'

const KILOBYTE = 1000

/** Bytes as people read them: `840 kB`, `12,4 MB`. */
const sizeOf = (bytes: number) =>
  bytes < KILOBYTE ** 2
    ? `${Math.ceil(bytes / KILOBYTE)} kB`
    : `${(bytes / KILOBYTE ** 2).toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`

/** How much of a file was sent; the percents are read out only where a person asks for them. */
export function UploadProgress({ share, bytes }: { share: number; bytes: number }) {
  const sent = `${sizeOf(share * bytes)} dari ${sizeOf(bytes)}`
  return (
    <div className="mt-2 space-y-2">
      <ImportSteps at={0} share={share} />
      <p
        role="progressbar"
        aria-label="Terunggah"
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={sent}
        className="text-sm text-muted tabular-nums"
      >
        {sent}
      </p>
    </div>
  )
}
