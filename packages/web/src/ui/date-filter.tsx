// <DateFilter label="Dari tanggal" value={search.from} onChange={(day) => ...} />: a day such as 2026-01-31, or ''.
interface DateFilterProps {
  label: string
  value: string
  onChange: (day: string) => void
}

export function DateFilter({ label, value, onChange }: DateFilterProps) {
  return (
    <label className="flex h-control items-center gap-2 rounded-control border border-edge bg-white px-3 focus-within:border-brand focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-brand">
      <span className="shrink-0 text-sm text-muted">{label}</span>
      <input
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 flex-1 bg-transparent text-field text-ink outline-none"
      />
    </label>
  )
}
