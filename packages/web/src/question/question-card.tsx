import { QUESTION_TYPE, type Question, questionRoutes } from '@bank/contract/question'
import { Check, ListPlus, Pencil, Sparkles, Trash2 } from 'lucide-react'
import { useAllowed } from '../api/allowed.ts'
import { RichHtml } from '../editor/rich-html.tsx'
import { Button } from '../ui/button.tsx'
import { Authors, Card } from '../ui/card.tsx'
import { Chip } from '../ui/chip.tsx'
import { Menu } from '../ui/menu.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import type { OpenDialog } from './opened.ts'
import { OptionList } from './option-list.tsx'
import { featureWord, labelWord, typeWord } from './words.ts'

export function QuestionCard({ question, onOpen }: { question: Question; onOpen: OpenDialog }) {
  const mayRemove = useAllowed(questionRoutes.remove)
  const isChoice = question.qt_id === QUESTION_TYPE.multipleChoice
  return (
    <Card
      rail={question.status}
      label={`Soal ${question.code}`}
      footer={<Authors creator={question.name_creator} updater={question.name_updater} />}
      actions={
        <>
          {isChoice && (
            <Button kind="quiet" icon={ListPlus} onClick={() => onOpen({ kind: 'selection', question })}>
              Tambah pilihan
            </Button>
          )}
          {isChoice && question.selections.length > 0 && question.answers.length === 0 && (
            <Button kind="quiet" icon={Check} onClick={() => onOpen({ kind: 'answer', question })}>
              Tambah jawaban
            </Button>
          )}
          <Button kind="quiet" icon={Pencil} onClick={() => onOpen({ kind: 'edit', question })}>
            Edit
          </Button>
          {mayRemove && (
            <Menu
              label={`Tindakan lain untuk ${question.code}`}
              items={[
                { label: 'Hapus', icon: Trash2, danger: true, onSelect: () => onOpen({ kind: 'remove', question }) },
              ]}
            />
          )}
        </>
      }
    >
      <QuestionHeading question={question} />
      <RichHtml html={question.question_text} />
      {isChoice && <OptionList question={question} onOpen={onOpen} />}
      {question.qt_id === QUESTION_TYPE.essay && question.answer && <Essay answer={question.answer} />}
    </Card>
  )
}

function QuestionHeading({ question }: { question: Question }) {
  const free = question.free_trial === 'true'
  const path = [
    question.subject_name,
    question.class_name,
    question.category_name,
    question.topic_name,
    question.subtopic_name,
  ]
  return (
    <header className="mb-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-md font-bold text-ink tabular-nums">{question.code}</h2>
        <StatusPill status={question.status} />
        <div className="flex flex-wrap gap-2 max-sm:w-full sm:ml-auto">
          <Chip>{typeWord(question.qt_id)}</Chip>
          {question.qtn_level_name && <Chip>{question.qtn_level_name}</Chip>}
          <Chip>{labelWord(question.label)}</Chip>
          {free ? (
            <Chip tone="trial" icon={Sparkles}>
              {featureWord(free)}
            </Chip>
          ) : (
            <Chip>{featureWord(free)}</Chip>
          )}
        </div>
      </div>
      <p className="mt-1.5 text-sm text-muted">{path.filter(Boolean).join(' › ')}</p>
    </header>
  )
}

function Essay({ answer }: { answer: string }) {
  return (
    <div className="mt-4 rounded-control bg-quiet px-4 py-3">
      <p className="text-sm font-semibold text-ink">Jawaban</p>
      <RichHtml html={answer} />
    </div>
  )
}
