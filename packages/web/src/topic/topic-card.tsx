import { type Topic, topicRoutes } from '@bank/contract/topic'
import { Link } from '@tanstack/react-router'
import { ListTree } from 'lucide-react'
import { RichHtml } from '../editor/rich-html.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Authors, Card } from '../ui/card.tsx'
import { DeleteButton } from '../ui/delete-button.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { Folded } from '../ui/folded.tsx'

interface TopicCardProps {
  topic: Topic
  onEdit: () => void
  onRemove: () => Promise<unknown>
}

export function TopicCard({ topic, onEdit, onRemove }: TopicCardProps) {
  const path = [topic.subject_name, topic.class_name, topic.category_name]
  return (
    <Card
      label={`Materi ${topic.code}`}
      footer={<Authors creator={topic.name_creator} updater={topic.name_updater} />}
      actions={
        <>
          <Link to="/sub-materi/$id" params={{ id: String(topic.id_topic) }} className={buttonClass('quiet')}>
            <ListTree size={16} aria-hidden />
            Sub-materi
          </Link>
          <EditButton name={topic.topic_name} onClick={onEdit} />
          <DeleteButton route={topicRoutes.remove} name={topic.topic_name} onConfirm={onRemove} />
        </>
      }
    >
      <header className="mb-3">
        <p className="text-sm text-muted">
          <span className="font-semibold text-body tabular-nums">{topic.code}</span>
          {' · '}
          {path.filter(Boolean).join(' › ')}
        </p>
        <h2 className="mt-0.5 text-lg break-words">{topic.topic_name}</h2>
      </header>
      <Folded name={topic.topic_name}>
        <RichHtml html={topic.detail_topic} />
      </Folded>
    </Card>
  )
}
