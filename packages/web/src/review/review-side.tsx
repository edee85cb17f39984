import type { QuestionReview } from '@bank/contract/approval'
import type { Question } from '@bank/contract/question'
import type { Stage } from '@bank/contract/stages'
import { CARD_VERSION, presetsOf } from '@bank/contract/telaah/card'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../api/session.ts'
import { ACT_NAMES, type Act, ActButton } from '../telaah/act-button.tsx'
import { useOwnReview } from '../telaah/own-review.ts'
import { STAGE_WORD } from '../telaah/stage-words.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Gates } from './gates.tsx'
import { KeyChecks } from './key-checks.tsx'
import { OpenTasks } from './open-tasks.tsx'
import { PastReviews } from './past-reviews.tsx'
import { PrintedCards } from './printed-cards.tsx'
import { ReviewCard } from './review-card.tsx'
import { revisionWords } from './revision-words.ts'
import { SubmitAsking } from './submit-asking.tsx'
import { SubmittedNote } from './submitted-note.tsx'
import { Unpublish } from './unpublish.tsx'

/** Why nobody reviews it now. */
const WAITS: Readonly<Record<Stage, string>> = {
  draft: 'Soal ini belum diajukan untuk ditelaah.',
  submitted: 'Soal ini menunggu telaah.',
  changes: 'Soal ini perlu diperbaiki, lalu diajukan lagi.',
  rejected: 'Soal ini ditolak.',
  approved: 'Soal ini sudah disetujui.',
  published: 'Soal ini sudah terbit.',
}

/** What comes next where nothing has to be put right before. */
const NEXT: Readonly<Partial<Record<Stage, Act>>> = { draft: 'submit', approved: 'publish' }

interface ReviewSideProps {
  question: Question
  stands: QuestionReview
  findings: readonly { aspect: number; message: string; ignored: unknown }[]
  /** Reads the question anew. */
  onRead: () => void
}

/** The card to be filled in, or why there is none; what the question waits for; what others have said. */
export function ReviewSide({ question, stands, findings, onRead }: ReviewSideProps) {
  /** What the reviewer has looked at: what is read anew meanwhile is told, and not taken for seen. */
  const [seen, setSeen] = useState(stands.revision)
  const { may, stage, revision, reviews } = stands
  const own = useSession()?.ac_id
  const isApproved = stage === 'approved' || stage === 'published'
  const isReturned = stage === 'changes' || stage === 'rejected'
  const isSaid = reviews.some(({ ac_id, counts }) => counts && ac_id === own)
  const before = reviews.find(
    ({ ac_id, form, card_version }) => ac_id === own && form === question.form && card_version === CARD_VERSION,
  )?.aspects
  const [again, setAgain] = useState(false)
  return (
    <Card label="Kartu telaah">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-md">Kartu telaah</h2>
        <p className="text-sm text-muted">
          {STAGE_WORD[stage]}
          {revisionWords(revision)}
        </p>
      </div>
      <SubmittedNote {...stands} />
      {seen !== revision && (
        <div className="mt-3 space-y-2">
          <Alert>Isi soal sudah berubah sejak dibuka. Kartu Anda tetap di sini.</Alert>
          <Button
            onClick={() => {
              onRead()
              setSeen(revision)
            }}
          >
            Lihat isi terbaru
          </Button>
        </div>
      )}
      {may.review && isSaid && !again && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p>Telaah Anda sudah disimpan.</p>
          <Button onClick={() => setAgain(true)}>Telaah lagi</Button>
        </div>
      )}
      {may.review && (!isSaid || again) && (
        <ReviewCard
          question={question}
          revision={seen}
          presets={presetsOf(
            question.form,
            findings.filter(({ ignored }) => !ignored),
          )}
          before={before}
          onSent={() => setAgain(false)}
        />
      )}
      {!may.review && <NoCard {...stands} />}
      {isReturned && <PastReviews reviews={reviews} />}
      <Moves question={question} stands={stands} revision={seen} />
      {!isApproved && <Gates gates={stands.gates} />}
      {stands.binding && isApproved && stands.approved_revision === null && (
        <p className="mt-4 text-sm text-muted">Disetujui sebelum alur telaah berlaku.</p>
      )}
      <OpenTasks {...stands} />
      <KeyChecks stands={stands} />
      {!isReturned && <PastReviews reviews={reviews} />}
      {stands.binding && <PrintedCards question={question} reviews={stands.reviews} />}
    </Card>
  )
}

/** Why there is none; who reviews nothing is not told that they may not. */
function NoCard({ stage, binding, refusal }: QuestionReview) {
  const isReviewer = useOwnReview()?.may('review')
  const why = (isReviewer && refusal) || WAITS[stage]
  return <p className="mt-3">{binding ? why : 'Alur telaah tidak berlaku.'}</p>
}

interface MovesProps extends Pick<ReviewSideProps, 'question' | 'stands'> {
  /** That the person has before them. */
  revision: number
}

/** What the person may do with the question beside the card. */
function Moves({ question, stands: { may, stage, binding }, revision }: MovesProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
      {ACT_NAMES.filter((act) => may[act]).map((act) => (
        <ActButton
          key={act}
          act={act}
          question={question}
          revision={revision}
          kind={NEXT[stage] === act ? 'primary' : 'secondary'}
        />
      ))}
      {may.submit && <SubmitAsking question={question} revision={revision} />}
      {binding && (
        <Button icon={Printer} onClick={() => window.print()}>
          Cetak kartu telaah
        </Button>
      )}
      {may.unpublish && <Unpublish question={question} revision={revision} />}
    </div>
  )
}
