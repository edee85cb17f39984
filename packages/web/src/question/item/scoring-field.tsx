import { FORMS, scoringOf } from '@bank/contract/question-form/forms'
import type { Rule } from '@bank/contract/question-form/interaction'
import { RULE_WORD, scoringWords } from '@bank/contract/question-form/scoring-words'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { formIn } from '../../question-form/choice/several.ts'
import { readPoints } from '../../question-form/read-points.ts'
import { withoutBlanks } from '../../question-form/values/blank.ts'
import type { ItemValues } from '../../question-form/values/item-values.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { scoringNow } from './item-scoring.ts'

const HINT: Readonly<Record<Rule, string>> = {
  all: 'Nilai penuh hanya bila semuanya benar.',
  parts: 'Tiap bagian yang benar mendapat bagiannya dari poin.',
  parts_minus: 'Tiap bagian yang salah mengurangi satu yang benar; paling rendah nol.',
  rubric: 'Poin diberikan oleh pemeriksa.',
}

/** How many points a question has and how they are given: one line, opened on demand. */
export function ScoringField() {
  const form = useFormContext<ItemValues>()
  const id = useId()
  const [open, setOpen] = useState(false)
  form.watch(['qt_id', 'interaction.multiple', 'selections', 'scoring', 'rubric'])
  const values = form.getValues()
  const name = formIn(values)
  const scoring = scoringNow(values)
  if (!name || !scoring) return null
  const own = scoringOf(name, values.scoring ?? {})
  const byRubric = own.rule === 'rubric' && withoutBlanks(values).rubric.length > 0
  const wrong = form.formState.errors.scoring
  const set = (next: Partial<typeof scoring>) =>
    form.setValue('scoring', { ...own, ...next }, { shouldDirty: true, shouldValidate: wrong !== undefined })
  const isOpen = open || wrong !== undefined
  return (
    <div className="mt-3">
      <Button
        kind="quiet"
        icon={isOpen ? ChevronUp : ChevronDown}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="-ml-3"
      >
        Penskoran: {scoringWords(Number.isFinite(scoring.points) ? scoring : { ...scoring, points: 0 })}
      </Button>
      {isOpen && (
        <div id={id} className="mt-2 space-y-3">
          {byRubric ? (
            <p className="text-sm text-muted">Poinnya mengikuti rubrik.</p>
          ) : (
            <div className="w-32">
              <TextField
                label="Poin"
                inputMode="decimal"
                defaultValue={own.points.toLocaleString('id-ID')}
                onChange={({ target }) => set({ points: readPoints(target.value) })}
                error={wrong?.points?.message}
              />
            </div>
          )}
          {FORMS[name].rules.length > 1 && (
            <RadioGroup
              label="Cara penskoran"
              hint={HINT[scoring.rule]}
              options={FORMS[name].rules.map((value) => ({ value, label: RULE_WORD[value] }))}
              value={scoring.rule}
              onChange={(rule) => set({ rule })}
              error={wrong?.rule?.message}
            />
          )}
        </div>
      )}
    </div>
  )
}
