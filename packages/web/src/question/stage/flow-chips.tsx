import { STAGE_WORD } from '../../telaah/stage-words.ts'

/** What these filters ask of a list. */
export interface FlowAsked {
  stage?: string | undefined
  finding?: string | undefined
  changed?: 'true' | 'false' | undefined
}

/** What people who review look for most. */
const QUICK = [
  { words: STAGE_WORD.submitted, asks: { stage: 'submitted' } },
  { words: STAGE_WORD.changes, asks: { stage: 'changes' } },
  { words: 'Ada galat', asks: { finding: 'galat' } },
  { words: 'Berubah sejak disetujui', asks: { changed: 'true' } },
] as const satisfies { words: string; asks: FlowAsked }[]

export interface FlowChipsProps {
  search: FlowAsked
  onFilter: (change: FlowAsked) => void
}

/** Filters of the review flow by one click; one that is in use stands with the others of the list. */
export function FlowChips({ search, onFilter }: FlowChipsProps) {
  const offered = QUICK.filter(({ asks }) => (Object.keys(asks) as (keyof typeof asks)[]).every((key) => !search[key]))
  if (offered.length === 0) return null
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">Saring cepat</legend>
      {offered.map(({ words, asks }) => (
        <button
          key={words}
          type="button"
          onClick={() => onFilter(asks)}
          className="h-8 rounded-chip border border-edge bg-white px-3 text-sm font-medium text-body hover:border-brand hover:text-brand pointer-coarse:h-11"
        >
          {words}
        </button>
      ))}
    </fieldset>
  )
}
