import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import { useEffect } from 'react'

/** The rows of a select that is open. `emptyText` is shown when no option matches. */
export function SelectPopup({ emptyText }: { emptyText: string }) {
  return (
    <Combobox.Popup className={popupClass}>
      <DismissInIndonesian />
      <Combobox.Empty>
        <div className="px-3 py-2.5 text-muted">{emptyText}</div>
      </Combobox.Empty>
      <Combobox.List className="max-h-[min(20rem,var(--available-height))] scroll-py-1 overflow-y-auto overscroll-contain p-1 outline-none data-empty:p-0">
        {(option: { value: string | number; label: string }) => (
          <Combobox.Item key={option.value} value={option} className={itemClass}>
            <Combobox.ItemIndicator className="col-start-1">
              <Check size={16} aria-hidden className="text-brand" />
            </Combobox.ItemIndicator>
            <span className="col-start-2">{option.label}</span>
          </Combobox.Item>
        )}
      </Combobox.List>
    </Combobox.Popup>
  )
}

/** Base UI adds a dismiss button for screen readers, whose English name no prop can change. */
function DismissInIndonesian() {
  useEffect(() => {
    for (const way of document.querySelectorAll('[aria-label="Dismiss"]'))
      way.setAttribute('aria-label', 'Tutup daftar')
  }, [])
  return null
}

const popupClass =
  'w-[var(--anchor-width)] max-w-[var(--available-width)] min-w-44 rounded-control border border-line bg-white ' +
  'text-ink shadow-popup transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0'

const itemClass =
  'grid min-h-control cursor-default grid-cols-[1rem_1fr] items-center gap-2 rounded-chip px-2.5 py-1.5 ' +
  'outline-none select-none data-highlighted:bg-brand-soft data-selected:font-semibold'
