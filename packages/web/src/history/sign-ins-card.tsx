import type { SignIns } from '../changes/changes.ts'
import { sentenceOf, sentenceOfSignIns } from '../changes/sentence.ts'
import { dateTime } from '../ui/format.ts'
import { ChangeFrame } from './change-frame.tsx'

/** One card for sign-ins of one account in a row; each with its time when it is opened. */
export function SignInsCard({ card: { signIns } }: { card: SignIns }) {
  const [newest] = signIns
  if (!newest) return null
  return (
    <ChangeFrame
      sentence={sentenceOfSignIns(signIns)}
      at={newest.entries[0].at}
      details={() => (
        <ul
          aria-label="Yang berubah"
          className="mt-3 divide-y divide-line rounded-control border border-line bg-foot text-sm"
        >
          {signIns.map((change) => (
            <li key={change.key} className="flex flex-wrap justify-between gap-x-4 px-3.5 py-2 text-body">
              {sentenceOf(change).does}
              <time dateTime={change.entries[0].at} className="text-muted">
                {dateTime(change.entries[0].at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    />
  )
}
