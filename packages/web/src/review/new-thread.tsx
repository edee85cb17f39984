import type { Question } from '@bank/contract/question'
import { THREAD_LIMITS, threadRoutes } from '@bank/contract/thread'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../api/query.ts'
import { useDraft } from '../form/draft.ts'
import { wordOf } from '../telaah/place-words.ts'
import { CommentForm } from '../telaah/thread/comment-form.tsx'
import { type PlacedAnchor, type PlacedText, spoken } from '../telaah/thread/drawn-text.ts'
import { THREAD_READS } from '../telaah/thread/thread-reads.ts'
import { Checkbox } from '../ui/choices.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'

/** What a comment is about: nothing but the question, a part of it, or words there. */
const NOTHING = { place: '', quote: '', before: '', after: '' }
const EMPTY = { ...NOTHING, text: '', must_fix: false }

interface NewThreadProps {
  question: Question
  texts: readonly PlacedText[]
  /** Words that were chosen to be commented; a new object each time. */
  chosen: PlacedAnchor | undefined
}

/** A comment on a question, on a part of it, or on words that were selected there. */
export function NewThread({ question: { id_question, code }, texts, chosen }: NewThreadProps) {
  const form = useForm({ defaultValues: EMPTY })
  const draft = useDraft({ of: `thread:${id_question}`, title: `Komentar pada ${code}`, form })
  const send = useAction(threadRoutes.create, {
    form,
    id: draft.id,
    refreshes: THREAD_READS,
    says: 'Komentar ditambahkan.',
  })
  const { place, quote, must_fix } = form.watch()
  const { setValue, setFocus } = form
  useEffect(() => {
    if (!chosen) return
    for (const name of ['place', 'quote', 'before', 'after'] as const)
      setValue(name, chosen[name], { shouldDirty: true })
    setFocus('text')
  }, [chosen, setValue, setFocus])
  const about = (next: string) => {
    for (const [name, value] of Object.entries({ ...NOTHING, place: next }))
      setValue(name as keyof typeof NOTHING, value, { shouldDirty: true })
  }
  return (
    <CommentForm
      label="Komentar"
      send="Kirim"
      form={form}
      draft={draft}
      busy={send.isPending}
      onSend={async ({ must_fix, ...values }) => {
        await send.mutateAsync({ params: { id: id_question }, body: { ...values, must_fix } })
        form.reset(EMPTY)
      }}
      above={
        quote === '' ? (
          <Select
            label="Tentang"
            options={placesOf(texts)}
            value={place}
            onChange={about}
            placeholder="Seluruh soal"
            hint="Untuk kata tertentu, pilih teksnya di soal lalu tekan Komentari, atau c."
          />
        ) : (
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <p className="text-sm font-semibold text-ink">{wordOf(place)}</p>
              <blockquote className="thread-quote">“{spoken(quote)}”</blockquote>
            </div>
            <IconButton icon={X} label="Lepas kutipan" onClick={() => about('')} />
          </div>
        )
      }
      beside={
        <div className="mr-auto">
          <Checkbox
            label="Harus diperbaiki"
            checked={must_fix}
            onChange={(next) => setValue('must_fix', next, { shouldDirty: true })}
          />
        </div>
      }
    />
  )
}

const EXCERPT = 40
/** Each part with how it begins: several are called alike. */
const placesOf = (texts: readonly PlacedText[]) =>
  texts.slice(0, THREAD_LIMITS.threads).map(({ place, text }) => {
    const words = spoken(text)
    return { value: place, label: `${wordOf(place)}: ${words.slice(0, EXCERPT)}${words.length > EXCERPT ? ' …' : ''}` }
  })
