import { useSession } from '../api/session.ts'
import { Checkbox } from '../ui/choices.tsx'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { shortcuts, useShortcutsOn } from '../ui/shortcuts.ts'
import { navFor } from './nav.ts'

const KEYS: readonly [string, string][] = [
  ['/', 'Cari'],
  ['n', 'Tambah yang baru'],
  ['[  ]', 'Halaman sebelumnya, berikutnya'],
  ['Ctrl Enter', 'Simpan'],
  ['Esc', 'Tutup'],
  ['?', 'Bantuan ini'],
]

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const on = useShortcutsOn()
  const session = useSession()
  const go = navFor(session?.ac_level).map(({ key, label }): [string, string] => [`g ${key}`, `Ke ${label}`])
  return (
    <Dialog title="Pintasan papan ketik" size="small" onClose={onClose}>
      <DialogBody>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5">
          {[...KEYS, ...go].map(([keys, does]) => (
            <div key={keys} className="contents">
              <dt>
                <kbd className="inline-block min-w-7 rounded-chip border border-line bg-quiet px-2 py-0.5 text-center font-sans text-sm font-semibold text-ink">
                  {keys}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Checkbox label="Pintasan satu huruf aktif" checked={on} onChange={shortcuts.turn} />
      </DialogBody>
    </Dialog>
  )
}
