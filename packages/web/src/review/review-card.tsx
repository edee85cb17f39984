import { approvalRoutes, REVIEW_LIMITS, type Verdict } from '@bank/contract/approval'
import type { Question } from '@bank/contract/question'
import { CARD_VERSION, CARDS, lackOf, type Mark } from '@bank/contract/telaah/card'
import { RotateCcw } from 'lucide-react'
import { Fragment, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../api/query.ts'
import { useDraft } from '../form/draft.ts'
import { DraftOffer } from '../form/draft-offer.tsx'
import { SaveState } from '../form/save-state.tsx'
import { FLOW_READS } from '../telaah/flow-reads.ts'
import { VERDICT_WORD } from '../telaah/stage-words.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-field.tsx'
import { AspectRow } from './aspect-row.tsx'
import { type CardValues, marksIn, valuesOf } from './card-values.ts'
import { useCardKeys } from './use-card-keys.ts'

interface ReviewCardProps {
  onSent: () => void
  question: Question
  /** That the reviewer has looked at. */
  revision: number
  presets: readonly Mark[]
  /** What the reviewer found of an earlier revision. */
  before?: readonly Mark[] | undefined
}

/** The national review card, filled in by hand or by keys (use-card-keys.ts). */
export function ReviewCard({ question, revision, presets, before, onSent }: ReviewCardProps) {
  const { form: kind, id_question, code } = question
  const card = CARDS[kind]
  const box = useRef<HTMLFormElement>(null)
  const form = useForm<CardValues>({ defaultValues: valuesOf(kind, presets) })
  const draft = useDraft({ of: `verdict:${id_question}`, title: `Telaah ${code}`, form })
  const send = useAction(approvalRoutes.verdict, {
    form,
    id: draft.id,
    says: 'Telaah disimpan.',
    refreshes: FLOW_READS,
  })
  const { errors, isDirty } = form.formState
  const refusal = errors.root?.server?.message
  const marks = form.watch('marks')

  const done = () => {
    draft.forget()
    onSent()
  }
  const say = (verdict: Verdict) => {
    if (send.isPending) return
    const { note } = form.getValues()
    const aspects = marksIn(form.getValues())
    const lack = lackOf(kind, verdict, aspects, note.trim())
    if (lack) return form.setError('root.server', { message: lack })
    form.clearErrors()
    const body = { revision, verdict, card_version: CARD_VERSION, aspects, note }
    send.mutate({ params: { id: id_question }, body }, { onSuccess: done })
  }

  const mark = (at: number, value: Mark['mark']) => {
    form.setValue(`marks.${at}.mark`, value, { shouldDirty: true })
    form.setValue(`marks.${at}.auto`, false)
  }
  /** What is open still is answered as before; what rules see now stays. */
  const answerAsBefore = () => {
    for (const { no, mark: said, note } of before ?? []) {
      const at = no - 1
      if (marks[at]?.mark !== '') continue
      mark(at, said)
      form.setValue(`marks.${at}.note`, note ?? '')
    }
  }
  const { onKeyDown, focusFirst } = useCardKeys({
    box,
    onMark: mark,
    onSend: () => say(marksIn(form.getValues()).some((one) => one.mark === 'tidak') ? 'perbaiki' : 'layak'),
  })

  return (
    <form
      ref={box}
      noValidate
      className="mt-3 space-y-4"
      onKeyDown={onKeyDown}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="text-sm text-muted max-lg:hidden">
        <kbd>j</kbd> <kbd>k</kbd> pindah aspek, <kbd>y</kbd> Ya, <kbd>t</kbd> Tidak, <kbd>0</kbd> tidak berlaku,{' '}
        <kbd>Ctrl</kbd>+<kbd>Enter</kbd> kirim
      </p>
      {(draft.offers.length > 0 || draft.lostPictures > 0) && <DraftOffer draft={draft} onDecided={focusFirst} />}
      {before && marks.some((one) => one.mark === '') && (
        <Button
          icon={RotateCcw}
          onClick={() => {
            answerAsBefore()
            // the button goes: keys stay with the card
            focusFirst()
          }}
        >
          Isi seperti telaah saya sebelumnya
        </Button>
      )}
      {card.map(({ part, text }, at) => (
        <Fragment key={text}>
          {part !== card[at - 1]?.part && <h3 className="border-t border-line pt-3 text-sm font-semibold">{part}</h3>}
          <AspectRow
            no={at + 1}
            text={text}
            mark={marks[at]?.mark ?? ''}
            auto={marks[at]?.auto === true}
            note={form.register(`marks.${at}.note`)}
            onMark={(value) => mark(at, value)}
          />
        </Fragment>
      ))}
      <div className="border-t border-line pt-3">
        <TextArea label="Catatan" rows={3} maxLength={REVIEW_LIMITS.note} {...form.register('note')} />
      </div>
      {refusal && <Alert>{refusal}</Alert>}
      <div className="flex flex-wrap items-center gap-2">
        <SaveState saving={send.isPending} failed={send.isError} wrong={0} dirty={isDirty} kept={draft.kept} />
        <Button kind="quiet" className="text-progress" onClick={() => say('tolak')}>
          {VERDICT_WORD.tolak}
        </Button>
        <Button onClick={() => say('perbaiki')}>{VERDICT_WORD.perbaiki}</Button>
        <Button kind="primary" busy={send.isPending} onClick={() => say('layak')}>
          {VERDICT_WORD.layak}
        </Button>
      </div>
    </form>
  )
}
