// <EmptyState action={<Button icon={Plus}>Tambah materi</Button>} />   default text: 'Data tidak ditemukan.'
import { FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { text } from './text.ts'

export function EmptyState({ children = text.empty, action }: { children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-white px-6 py-14 text-center">
      <span className="flex size-12 items-center justify-center rounded-full bg-brand-soft text-brand">
        <FileSearch size={22} aria-hidden />
      </span>
      <p className="font-medium text-body">{children}</p>
      {action}
    </div>
  )
}
