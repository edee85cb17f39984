import type { ImportMatch, ImportMatchPart } from '@bank/contract'
import type { PartName, Parts } from '@bank/exchange/same/parts'
import type { Base, Prints } from '../../question/content/prints.ts'
import type { Note } from './note.ts'

/** How a question of a file stands beside the one of the bank that it is. */
export interface Match {
  code: string
  /** When the question was as it is compared here, and who had changed it. */
  seen_at: string
  by: string | null
  file: Prints
  /** Null where the export is not known. */
  base: Base | null
  /** Those that the file says otherwise than it did. */
  parts: MatchPart[]
}
type MatchPart = ImportMatchPart & { name: PartName }
type PartState = ImportMatchPart['state']

/** Which of the parts of a file are not as the file was made: only of these the texts are needed. */
export function changedParts(file: Prints, base: Base | null, stored: Prints): PartName[] {
  const names = Object.keys({ ...base?.parts, ...file }) as PartName[]
  return names.filter(
    (name) => (base ? (base.parts[name]?.[1] ?? null) : (stored[name] ?? null)) !== (file[name] ?? null),
  )
}

/** Three-way: what the file was made of, what it says now, and what the bank has. */
function stateOf(
  file: string | null,
  stored: string | null,
  base: readonly [string | null, string | null] | null,
): PartState {
  if (file === stored) return 'same'
  if (!base) return 'conflict'
  const [before, read] = base
  if (file === read) return before === stored ? 'same' : 'bank'
  if (before !== stored) return 'conflict'
  if (file === null) return 'gone'
  return before === read ? 'word' : 'lossy'
}

const NOTHING = [null, null] as const

/** The parts beside each other. What a person chose stays where both are as they were. */
export function compared(
  { file, base, parts: known }: Pick<Match, 'file' | 'base' | 'parts'>,
  texts: Parts,
  stored: { prints: Prints; parts: Parts },
): MatchPart[] {
  return changedParts(file, base, stored.prints).map((name) => {
    const before = known.find((part) => part.name === name)
    const of = base && (base.parts[name] ?? NOTHING)
    const part: MatchPart = {
      name,
      state: stateOf(file[name] ?? null, stored.prints[name] ?? null, of),
      stored: stored.parts[name] ?? '',
      file: texts[name] ?? '',
    }
    const stands = before?.choice && before.stored === part.stored && before.state === part.state
    return stands ? { ...part, choice: before.choice } : part
  })
}

/** What a person has to choose between. */
export const isOpenChoice = ({ state }: Pick<MatchPart, 'state'>): boolean =>
  state === 'conflict' || state === 'gone' || state === 'lossy'
/** Whether the file's version is written. */
export const isTaken = ({ state, choice }: Pick<MatchPart, 'state' | 'choice'>): boolean =>
  choice === 'file' || (state === 'word' && choice !== 'bank')
export const isUndecided = (part: Pick<MatchPart, 'state' | 'choice'>): boolean =>
  isOpenChoice(part) && part.choice === undefined

const SENTENCES: Partial<Record<PartState, (match: Match) => string>> = {
  conflict: ({ base, by }) =>
    base
      ? `Soal ini juga diubah di sini oleh ${by ?? 'orang lain'}. Pilih versi.`
      : 'Ekspor asal berkas ini tidak dikenal. Pilih versi.',
  gone: () => 'Ada bagian yang tidak ada lagi di berkas. Pilih versi.',
  lossy: () => 'Sebagian isinya tidak terbawa ke Word. Pilih versi.',
}

/** What a person is asked. */
export function matchNotes(match: Match): Note[] {
  const states = new Set(match.parts.filter(isUndecided).map(({ state }) => state))
  return [...states].flatMap((state) => {
    const text = SENTENCES[state]?.(match)
    return text ? [{ severity: 'look' as const, text }] : []
  })
}

/** As the wire has it: without what is the same. */
export const shownMatch = (id_question: number, { code, parts }: Match): ImportMatch => ({
  id_question,
  code,
  parts: parts.filter(({ state }) => state !== 'same' && state !== 'bank'),
})
