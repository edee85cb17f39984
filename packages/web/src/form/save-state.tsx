// The save state of a form, at its foot; keeps the same height for every text.
import { useEffect, useState } from 'react'
import { classes } from '../ui/classes.ts'
import { timeOrDate } from '../ui/format.ts'
import type { Kept } from './draft-pen.ts'

interface SaveStateProps {
  saving: boolean
  failed: boolean
  /** How many invalid fields block the save. */
  wrong: number
  dirty: boolean
  kept: Kept | undefined
}

export function SaveState({ saving, failed, wrong, dirty, kept }: SaveStateProps) {
  const saved = useSaved(saving, failed || wrong > 0 || dirty)
  const alarming = !saving && (failed || wrong > 0 || (dirty && kept?.lasting === false))
  return (
    <p
      aria-live="polite"
      className={classes(
        'min-h-5 basis-full self-center text-sm sm:mr-auto sm:basis-auto',
        alarming ? 'font-semibold text-progress' : 'text-muted',
      )}
    >
      {saving ? 'Menyimpan …' : stateOf({ failed, wrong, dirty, kept, saved })}
    </p>
  )
}

function stateOf({ failed, wrong, dirty, kept, saved }: Omit<SaveStateProps, 'saving'> & { saved: boolean }): string {
  if (wrong > 0) return `${wrong} isian perlu diperbaiki. ${kept?.lasting ? draftKept(kept) : 'Belum disimpan.'}`
  if (failed) return `Gagal disimpan. ${kept?.lasting ? draftKept(kept) : 'Isian Anda masih di sini.'}`
  if (!dirty) return saved ? 'Tersimpan' : 'Belum ada perubahan'
  if (!kept) return 'Belum disimpan'
  return kept.lasting ? draftKept(kept) : 'Draf tidak dapat disimpan di peramban ini.'
}

const draftKept = ({ at }: Kept) => `Draf tersimpan ${timeOrDate(at)}`

/** True after a save, until something is typed again. */
function useSaved(saving: boolean, changed: boolean): boolean {
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    if (saving) setSaved(true)
    else if (changed) setSaved(false)
  }, [saving, changed])
  return saved
}
