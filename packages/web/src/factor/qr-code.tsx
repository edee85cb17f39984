import { encode } from 'uqr'

/** Dark squares on white, with the quiet border that cameras need. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-control border border-line bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
