import type { ReactNode } from 'react'
import { Authors, Card } from '../ui/card.tsx'
import { Folded } from '../ui/folded.tsx'
import { RichHtml } from './rich-html.tsx'

interface DetailCardProps {
  /** What the card is, for screen readers. */
  label: string
  code: string
  /** Where it is filed. */
  path: string
  name: string
  /** HTML. */
  detail: string | null
  /** Who wrote it. */
  of: { name_creator: string | null; name_updater: string | null }
  actions: ReactNode
}

/** A topic, a sub-topic or a category of SNPMB: where it is filed, its name, its text, and who wrote it. */
export function DetailCard({ label, code, path, name, detail, of, actions }: DetailCardProps) {
  return (
    <Card label={label} footer={<Authors creator={of.name_creator} updater={of.name_updater} />} actions={actions}>
      <header className="mb-3">
        <p className="text-sm text-muted">
          <span className="font-semibold text-body tabular-nums">{code}</span>
          {' · '}
          {path}
        </p>
        <h2 className="mt-0.5 text-lg break-words">{name}</h2>
      </header>
      {detail && (
        <Folded name={name}>
          <RichHtml html={detail} />
        </Folded>
      )}
    </Card>
  )
}
