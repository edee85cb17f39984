import { type Topic, topicRoutes } from '@bank/contract/topic'
import { Link } from '@tanstack/react-router'
import { ListTree } from 'lucide-react'
import { DeleteButton } from '../form/delete-button.tsx'
import { DetailCard } from '../rich/detail-card.tsx'
import { buttonClass } from '../ui/button.tsx'
import { EditButton } from '../ui/edit-button.tsx'

interface TopicCardProps {
  topic: Topic
  onEdit: () => void
  onRemove: () => Promise<unknown>
}

export function TopicCard({ topic, onEdit, onRemove }: TopicCardProps) {
  const path = [topic.subject_name, topic.class_name, topic.category_name]
  return (
    <DetailCard
      label={`Materi ${topic.code}`}
      code={topic.code}
      path={path.filter(Boolean).join(' › ')}
      name={topic.topic_name}
      detail={topic.detail_topic}
      of={topic}
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
    />
  )
}
