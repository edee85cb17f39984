import { useState } from 'react'
import type { Draft } from '../form/drafts.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { timeOrDate } from '../ui/format.ts'
import { logout } from './logout.ts'

/** Asks before logout when there are unsaved drafts; they are offered again after the same user's next login. */
export function LogoutQuestion({ drafts, onCancel }: { drafts: readonly Draft[]; onCancel: () => void }) {
  const [leaving, setLeaving] = useState(false)
  return (
    <AskFirst
      title="Masih ada draf yang belum disimpan. Tetap logout?"
      detail={
        <>
          <ul className="list-disc space-y-0.5 pl-5">
            {drafts.slice(0, SHOWN).map(({ id, title, at }) => (
              <li key={id}>
                {title}, {timeOrDate(at)}
              </li>
            ))}
            {drafts.length > SHOWN && <li>dan {drafts.length - SHOWN} draf lain</li>}
          </ul>
          <p className="mt-2">Draf tetap ada di komputer ini selama 14 hari dan hanya ditawarkan kepada Anda.</p>
        </>
      }
      action="Logout"
      kind="primary"
      busy={leaving}
      onConfirm={() => {
        setLeaving(true)
        void logout()
      }}
      onCancel={onCancel}
    />
  )
}

const SHOWN = 5
