import type { ReactNode } from 'react'
import { Authors, Card } from '../ui/card.tsx'
import { Folded } from '../ui/folded.tsx'
import { RichHtml } from './rich-html.tsx'

interface DetailCardProps {
  /** The accessible name of the card. */
  label: string
  code: string
  /** Its place in the classification. */
  path: string
  name: string
  /** Stored HTML. */
  detail: string | null
  /** Author and last editor. */
  of: { name_creator: string | null; name_updater: string | null }
  actions: ReactNode
}

/** A topic, sub-topic or SNPMB category: its place, name, text and authors. */
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
