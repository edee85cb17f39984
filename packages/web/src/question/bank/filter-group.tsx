import type { Facet } from '@bank/contract/question-facets'
import { QUESTION_CHOICES } from '@bank/contract/question-filters'
import { type ReactNode, useId, useState } from 'react'
import type { FilterField } from '../../ui/filter-field.ts'
import { fieldClass } from '../../ui/form-field.tsx'
import { number } from '../../ui/format.ts'
import { askFor, isNot, type Presence, presenceOf, valuesOf } from '../../ui/several.ts'

interface FilterGroupProps {
  /** Of the parameter. */
  name: string
  filter: Extract<FilterField, { kind: 'choice' }>
  asked: string | number | undefined
  /** Undefined until the numbers are known, or where they could not be counted. */
  facet: Facet | undefined
  /** What is said above the values. */
  note?: ReactNode
  onAsk: (value: string | undefined) => void
}

type Mode = 'one' | 'not' | Presence

/** At most this many values are shown; further ones are found by typing. */
const SHOWN = 50
/** In a list this short nobody needs to type. */
const SHORT = 8
/** Numbers stop there. */
const MOST = 10_000
/** Every question has one. */
const ALWAYS: readonly string[] = ['subject_id', 'category_id']

/** The values of one filter, folded until somebody wants them; those that are chosen stand first when it is opened. */
export function FilterGroup(props: FilterGroupProps) {
  const { filter, asked } = props
  const [open, setOpen] = useState(asked !== undefined)
  return (
    <details className="filter-group" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {filter.label}
        {asked !== undefined && <span className="filter-chosen">{chosenWords(filter, asked)}</span>}
      </summary>
      {open && <FilterValues {...props} />}
    </details>
  )
}

function chosenWords({ notLabel = 'Bukan' }: FilterField, asked: string | number) {
  const presence = presenceOf(asked)
  if (presence) return presence === 'any' ? 'ada' : 'tidak ada'
  const { length } = valuesOf(asked)
  return isNot(asked) ? `${notLabel.toLowerCase()} ${length}` : `${length} dipilih`
}

function FilterValues({ name, filter, asked, facet, note, onAsk }: FilterGroupProps) {
  const values = valuesOf(asked)
  const [not, setNot] = useState(isNot(asked))
  const [typed, type] = useState('')
  const [first] = useState(values)
  const rank = ({ value }: { value: string | number }) => (first.includes(String(value)) ? 0 : 1)
  const found = filter.options
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))
    .sort((one, other) => rank(one) - rank(other))
  const takesSeveral = name in QUESTION_CHOICES
  const turn = (mode: Mode) => {
    setNot(mode === 'not')
    onAsk(mode === 'none' || mode === 'any' ? mode : askFor(values, mode === 'not'))
  }
  const tick = (value: string, on: boolean) => {
    const others = takesSeveral ? values.filter((other) => other !== value) : []
    onAsk(askFor(on ? [...others, value] : others, not))
  }
  return (
    <div className="filter-values">
      {takesSeveral && (
        <Modes name={name} filter={filter} mode={presenceOf(asked) ?? (not ? 'not' : 'one')} onTurn={turn} />
      )}
      {note}
      {filter.options.length > SHORT && (
        <input
          type="text"
          inputMode="search"
          autoComplete="off"
          aria-label={`Cari ${filter.label.toLowerCase()}`}
          placeholder={`Cari ${filter.label.toLowerCase()}`}
          value={typed}
          onChange={({ target }) => type(target.value)}
          className={`${fieldClass} h-control`}
        />
      )}
      <ul aria-label={filter.label} className="filter-list">
        {found.slice(0, SHOWN).map((option) => {
          const value = String(option.value)
          return (
            <li key={value}>
              <label>
                <input
                  type="checkbox"
                  checked={values.includes(value)}
                  onChange={({ target }) => tick(value, target.checked)}
                  className="size-4.5 shrink-0 accent-brand"
                />
                <span className="filter-word">{option.label}</span>
                {/* screen readers read it as one line */ ' '}
                <Amount facet={facet} value={value} />
              </label>
            </li>
          )
        })}
      </ul>
      {found.length === 0 && <p className="filter-note">{typed ? 'Tidak ada yang cocok.' : 'Belum ada pilihan.'}</p>}
      {found.length > SHOWN && (
        <p className="filter-note">{number(found.length - SHOWN)} lainnya: ketik sebagian namanya.</p>
      )}
    </div>
  )
}

/** Of more than were counted each number is at least this, and of a value without one nothing is known. */
function Amount({ facet, value }: { facet: Facet | undefined; value: string }) {
  if (!facet) return null
  const amount = facet.values.find((each) => each.value === value)?.amount
  if (amount === undefined && facet.more) return null
  return (
    <span className="filter-amount">
      <span className="sr-only">: </span>
      {number(Math.min(amount ?? 0, MOST))}
      {facet.more && '+'}
      <span className="sr-only"> soal</span>
    </span>
  )
}

interface ModesProps {
  name: string
  filter: FilterField
  mode: Mode
  onTurn: (mode: Mode) => void
}

/** Whether the values are wanted or not, and of what a question may lack, whether it has any. */
function Modes({ name, filter, mode, onTurn }: ModesProps) {
  const group = useId()
  const mayLack = QUESTION_CHOICES[name as keyof typeof QUESTION_CHOICES] === 'id' && !ALWAYS.includes(name)
  const offered: [Mode, string][] = [
    ['one', filter.notLabel ? filter.label : 'Salah satu'],
    ['not', filter.notLabel ?? 'Bukan'],
    ...(mayLack
      ? ([
          ['any', 'Ada'],
          ['none', 'Tidak ada'],
        ] as [Mode, string][])
      : []),
  ]
  return (
    <fieldset className="filter-modes">
      <legend className="sr-only">{filter.label}: cara menyaring</legend>
      {offered.map(([value, word]) => (
        <label key={value}>
          <input type="radio" name={group} checked={mode === value} onChange={() => onTurn(value)} />
          {word}
        </label>
      ))}
    </fieldset>
  )
}
