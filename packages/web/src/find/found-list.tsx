import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import './find.css'
import type { QuestionList } from './question-list.ts'

/** One line that can be chosen. */
export interface Entry {
  key: string
  icon: LucideIcon
  name: string
  detail: string
  open: () => void
  /** The list that it filters. */
  filter?: QuestionList | undefined
}

export interface Section {
  title: string
  entries: readonly Entry[]
  /** Of an answer to what was typed before. */
  isStale?: boolean
}

interface FoundListProps {
  id: string
  sections: readonly Section[]
  /** The key of the entry that Enter opens. */
  active: string | undefined
  onReach: (key: string) => void
  onChoose: (entry: Entry, filters: boolean) => void
}

export const optionId = (list: string, key: string) => `${list}-${key}`

export function FoundList({ id, sections, active, onReach, onChoose }: FoundListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={id} role="listbox" aria-label="Hasil" className="find-list">
      {sections.map(({ title, entries, isStale }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden className="find-title">
            {title}
          </p>
          {entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and hears the keys
            <div
              key={entry.key}
              id={optionId(id, entry.key)}
              role="option"
              tabIndex={-1}
              aria-selected={entry.key === active}
              aria-disabled={isStale || undefined}
              onMouseMove={isStale ? undefined : () => onReach(entry.key)}
              onClick={isStale ? undefined : (event) => onChoose(entry, event.ctrlKey || event.metaKey)}
              className="find-option"
            >
              <entry.icon size={18} aria-hidden />
              <b>{entry.name}</b>
              {entry.detail && <span>{entry.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
