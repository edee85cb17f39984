import type { Question } from '@bank/contract/question'
import { Pencil, Trash2 } from 'lucide-react'
import { Fragment } from '../../rich/rich-html.tsx'
import { Menu } from '../../ui/menu.tsx'
import { text } from '../../ui/text.ts'
import type { OpenDialog } from './opened.ts'

interface KeywordListProps {
  question: Question
  onOpen: OpenDialog
}

export function KeywordList({ question, onOpen }: KeywordListProps) {
  if (question.keywords.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <span className="text-sm font-semibold text-ink">Kata kunci</span>
      <ul aria-label="Kata kunci" className="flex min-w-0 flex-wrap gap-2">
        {question.keywords.map((keyword) => (
          <li
            key={keyword.id_keyword}
            className="flex max-w-full items-center rounded-chip border border-line pl-2.5 text-ink"
          >
            <Fragment html={keyword.keyword_text} />
            <Menu
              label="Tindakan kata kunci"
              items={[
                { label: text.edit, icon: Pencil, onSelect: () => onOpen({ kind: 'keyword', question, row: keyword }) },
                {
                  label: text.remove,
                  icon: Trash2,
                  danger: true,
                  onSelect: () => onOpen({ kind: 'remove-part', part: 'keyword', question, id: keyword.id_keyword }),
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
