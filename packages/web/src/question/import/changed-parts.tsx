import type { ImportMatch, ImportMatchPart } from '@bank/contract/import-row'
import { useId } from 'react'
import { Side, typeset } from '../../form/other-version.tsx'
import { Button } from '../../ui/button.tsx'
import { partWord } from './import-words.ts'
import type { useRowChange } from './use-row-change.ts'

interface ChangedPartsProps {
  match: ImportMatch
  mayChange: boolean
  does: ReturnType<typeof useRowChange>
}

/** What a file says otherwise than the bank, part by part and word by word. */
export function ChangedParts({ match, mayChange, does }: ChangedPartsProps) {
  if (match.parts.length === 0) return <p className="text-sm text-muted">Isinya sama dengan di bank.</p>
  return (
    <div className="space-y-4 text-sm">
      {match.parts.map((part) => (
        <ChangedPart key={part.name} part={part} mayChange={mayChange} does={does} />
      ))}
    </div>
  )
}

const VERSIONS = [
  { choice: 'file', label: 'Pakai yang dari berkas' },
  { choice: 'bank', label: 'Pakai yang di bank' },
] as const

/** What is used where nothing is chosen: the file's, unless a person has to choose. */
const used = ({ state, choice }: ImportMatchPart) => choice ?? (state === 'word' ? 'file' : undefined)

function ChangedPart({ part, mayChange, does }: { part: ImportMatchPart } & Omit<ChangedPartsProps, 'match'>) {
  const id = useId()
  const { name } = part
  const [file, stored] = [part.file ? typeset(part.file) : undefined, part.stored ? typeset(part.stored) : undefined]
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold text-ink">
        {partWord(name)}
      </h3>
      <dl className="mt-1.5 grid gap-2 sm:grid-cols-2">
        <Side title="Di berkas" value={file} against={stored} />
        <Side title="Di bank" value={stored} against={file} />
      </dl>
      {mayChange && (
        <div className="mt-1.5 flex flex-wrap gap-2">
          {VERSIONS.map(({ choice, label }) => (
            <Button
              key={choice}
              aria-describedby={id}
              aria-pressed={used(part) === choice}
              kind={used(part) === choice ? 'primary' : 'secondary'}
              disabled={does.isPending}
              onClick={() => does.change({ choices: { [name]: choice } })}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
