import { useSession } from '../api/session.ts'
import { Checkbox } from '../ui/choices.tsx'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { shortcuts, useShortcutsOn } from '../ui/shortcuts.ts'
import { KEYS } from './keys.ts'
import { navFor } from './nav.ts'

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const on = useShortcutsOn()
  const session = useSession()
  const go = navFor(session?.ac_level ?? null).map(({ key, label }) => [`g ${key}`, `Ke ${label}`] as const)
  return (
    <Dialog title="Pintasan papan ketik" size="medium" onClose={onClose}>
      <DialogBody read>
        <div className="gap-x-8 space-y-5 sm:columns-2">
          {Object.entries({ ...KEYS, Menu: go }).map(([title, keys]) => (
            <section key={title} aria-label={title} className="break-inside-avoid">
              <h3 className="mb-2 text-sm">{title}</h3>
              <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5">
                {keys.map(([key, does]) => (
                  <div key={key + does} className="contents">
                    <dt>
                      <kbd className="inline-block min-w-7 rounded-chip border border-line bg-quiet px-2 py-0.5 text-center font-sans text-sm font-semibold text-ink">
                        {key}
                      </kbd>
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <Checkbox label="Pintasan satu huruf aktif" checked={on} onChange={shortcuts.turn} />
      </DialogBody>
    </Dialog>
  )
}
