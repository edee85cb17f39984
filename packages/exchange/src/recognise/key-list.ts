// Which question a key of a list belongs to.
import type { FormName } from '@bank/contract/question-words'
import type { LinePart } from '../source/content.ts'
import type { Draft } from './draft.ts'
import { type KeyValue, keyValue, saysText, TRUTH } from './key.ts'
import { message } from './messages.ts'
import type { KeyEntry, Paper } from './paper.ts'

/** Gives the keys of lists to their questions. Keys and questions of a number that are not as many decide nothing. */
export function placeKeys(paper: Paper): void {
  for (const entries of grouped(paper.keys)) {
    const [first] = entries
    const open = first ? openFor(first, paper.drafts) : []
    if (open.length !== entries.length) continue
    for (const [at, draft] of open.entries()) give(entries[at] as KeyEntry, draft, paper)
  }
  for (const draft of paper.drafts) {
    if (draft.isBelowKeys && draft.options.length < 2) draft.notes.push(message('below-keys'))
  }
}

const partText = ({ line, from, to }: LinePart) => line.text.slice(from, to)
const saidIn = ({ said: [first] = [], letter }: KeyEntry) => (first ? partText(first) : letter)
const keyIn = (entry: KeyEntry): KeyValue => keyValue(saidIn(entry))

/** `B`, `B. teks`, or `teks`. */
export function kindOf(entry: KeyEntry): 'letters' | 'both' | 'text' {
  const value = keyIn(entry)
  if ('text' in value) return 'text'
  return saysText(saidIn(entry), value) ? 'both' : 'letters'
}

const namesLetters = (entry: KeyEntry) => kindOf(entry) !== 'text'

function grouped(keys: readonly KeyEntry[]): KeyEntry[][] {
  const groups = new Map<string, KeyEntry[]>()
  for (const entry of keys) {
    const name = `${entry.number} ${entry.form ?? ''} ${kindOf(entry)}`
    groups.set(name, [...(groups.get(name) ?? []), entry])
  }
  return [...groups.values()].sort(([one], [other]) => doubtOf(one) - doubtOf(other))
}

/** An entry below the name of a section is surer than others, a letter than a text. */
const doubtOf = (entry?: KeyEntry) => (entry?.form ? 0 : 2) + (entry && kindOf(entry) === 'letters' ? 0 : 1)

function give(entry: KeyEntry, draft: Draft, { marks }: Paper): void {
  const [said, value] = [saidIn(entry), keyIn(entry)]
  const isWord = formOf(draft) === 'kategori' && draft.options.length === 0 && TRUTH.test(said.trim())
  draft.key = isWord ? { text: said.trim() } : value
  if (entry.said && !isWord && saysText(said, value)) draft.keyContents.push(...entry.said)
  draft.discussion.push(...(entry.discussion ?? []))
  marks.push(...(entry.marks ?? []).filter((mark) => !marks.includes(mark)))
}

const isChoice = ({ options }: Draft) => options.length >= 2
const formOf = (draft: Draft): FormName | undefined =>
  draft.declared ?? draft.section ?? (isChoice(draft) ? 'pg' : undefined)
const isOneOf = (draft: Draft, form: FormName) => plainForm(formOf(draft)) === plainForm(form)
const plainForm = (form: FormName | undefined) => (form === 'pgk' ? 'pg' : form)
/** A letter may be an answer where there are no options. */
const takesLetter = (draft: Draft) => isChoice(draft) || formOf(draft) === 'isian' || formOf(draft) === 'kategori'

/** The questions without a key that an entry may be of. */
function openFor(entry: KeyEntry, drafts: readonly Draft[]): Draft[] {
  const { number, form } = entry
  const open = drafts.filter((draft) => draft.number === number && isOpen(draft))
  const named = form ? open.filter((draft) => isOneOf(draft, form)) : []
  const kind = kindOf(entry)
  if (named.length > 0) return kind === 'letters' ? named.filter(takesLetter) : named
  const alike = open.filter((draft) => isChoice(draft) === (kind !== 'text'))
  if (alike.length > 0 || kind === 'both') return alike.length > 0 ? alike : open
  return open.filter((draft) => (kind === 'letters' ? takesLetter(draft) : hasOption(draft, entry)))
}

const isOpen = ({ key, isBelowKeys, options, statements, left }: Draft) =>
  !key && !(isBelowKeys && options.length < 2) && statements.length + left.length === 0

const hasOption = ({ options }: Draft, entry: KeyEntry) =>
  options.some(({ contents: [first] }) => first?.kind === 'line' && plain(partText(first)) === plain(saidIn(entry)))
const plain = (text: string) => text.trim().toLowerCase()

/** Whether a question still waits for such a key, beside those that were read. */
export function isAwaited(entry: KeyEntry, { drafts, keys }: Paper): boolean {
  const kind = kindOf(entry)
  const same = keys.filter((one) => one.number === entry.number && one.form === entry.form && kindOf(one) === kind)
  return openFor(entry, drafts).length > same.length
}

/** Whether questions of a form still wait for keys. */
export const awaitsKeys = (form: FormName, { drafts, keys }: Paper): boolean =>
  drafts.some(
    (draft) =>
      isOneOf(draft, form) &&
      !draft.key &&
      !keys.some(
        (one) =>
          one.number === draft.number && (one.form ? isOneOf(draft, one.form) : namesLetters(one) === isChoice(draft)),
      ),
  )
