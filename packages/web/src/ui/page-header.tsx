// <PageHeader title="Soal" count={total} thing="soal" addLabel="Tambah soal" onAdd={add} secondary={<Button>Literasi</Button>} />
// <PageHeader title="Sub-materi" back="/materi" trail={[{ label: 'Materi', to: '/materi' }, { label: topic.topic_name }]} />
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { BackButton, Breadcrumb, type Crumb } from './back.tsx'
import { Button } from './button.tsx'
import { number } from './format.ts'
import { useShortcuts } from './shortcuts.ts'

interface PageHeaderProps {
  title: string
  /** Rows found, said live: `1.284 soal ditemukan`; their place is kept until they are known. */
  count?: number
  thing?: string
  /** The primary button; `n` presses it. */
  addLabel?: string
  onAdd?: () => void
  secondary?: ReactNode
  /** Where Kembali leads when the page was opened directly. */
  back?: string
  trail?: readonly Crumb[]
}

/** A line that is empty until its words come, so that nothing below it moves. */
const ROOM = '\u00a0'

export function PageHeader({ title, count, thing, addLabel, onAdd, secondary, back, trail }: PageHeaderProps) {
  useShortcuts(onAdd ? { n: onAdd } : {})
  return (
    <header className="mb-5">
      {(back || trail) && (
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          {back && <BackButton parent={back} />}
          {trail && <Breadcrumb trail={trail} />}
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-xl">{title}</h1>
          {thing && (
            <p role="status" className="text-muted">
              {count === undefined ? ROOM : `${number(count)} ${thing} ditemukan`}
            </p>
          )}
        </div>
        {(onAdd || secondary) && (
          <div className="flex w-full flex-wrap gap-2 max-sm:*:grow sm:w-auto">
            {secondary}
            {onAdd && (
              <Button kind="primary" icon={Plus} onClick={onAdd} className="max-sm:order-first max-sm:basis-full">
                {addLabel}
              </Button>
            )}
          </div>
        )}
      </div>
    </header>
  )
}
