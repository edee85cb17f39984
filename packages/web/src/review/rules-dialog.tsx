import { reviewRoutes } from '@bank/contract/review'
import { reviewPolicyRoutes } from '@bank/contract/review-policy'
import { FIGURES, SAMPLES } from '@bank/contract/telaah/figures'
import { type RuleChoices, SEVERITIES, SEVERITY_OF, TOLD_RULES, type ToldRule } from '@bank/contract/telaah/names'
import { RULE_WORD } from '@bank/contract/telaah/rule-words'
import { Controller, useForm } from 'react-hook-form'
import { useAction } from '../api/query.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { number } from '../ui/format.ts'
import { Select } from '../ui/select.tsx'
import { WEIGHT_WORD, weightOptions } from './rule-weights.ts'
import { useRuleCounts } from './use-rule-counts.ts'

/** Switches rules of automatic review off, or weighs them anew. */
export function RulesDialog({ rules, onClose }: { rules: RuleChoices; onClose: () => void }) {
  const form = useForm({ defaultValues: { rules: { ...usual, ...rules } } })
  const countOf = useRuleCounts(rules)
  const save = useAction(reviewPolicyRoutes.update, {
    form,
    refreshes: [reviewPolicyRoutes.get, reviewPolicyRoutes.me, reviewRoutes.counts],
  })
  return (
    <FormDialog
      title="Aturan telaah otomatis"
      form={form}
      saving={save.isPending}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => save.mutate({ body }, { onSuccess: onClose }))}
    >
      <p className="text-sm text-muted">
        Diuji pada {number(SAMPLES)} soal contoh: berapa persen temuannya tepat, dan berapa persen kesalahan yang
        ditemukannya. Jumlah soal adalah yang kini ditandai di kedua bank; saran tidak dihitung.
      </p>
      {SEVERITIES.map((severity) => (
        <fieldset key={severity}>
          <legend className="mb-1 font-semibold text-ink">Biasanya {WEIGHT_WORD[severity].toLowerCase()}</legend>
          <ul className="divide-y divide-line">
            {TOLD_RULES.filter((rule) => SEVERITY_OF[rule] === severity).map((rule) => (
              <li key={rule} className="flex items-center justify-between gap-3 py-1.5">
                <div>
                  <span aria-hidden>{RULE_WORD[rule]}</span>
                  <p className="text-xs text-muted">{[figuresOf(rule), countOf(rule)].filter(Boolean).join(' · ')}</p>
                </div>
                <div className="w-36 shrink-0">
                  <Controller
                    name={`rules.${rule}`}
                    control={form.control}
                    render={({ field }) => (
                      <Select {...field} label={RULE_WORD[rule]} hideLabel options={weightOptions} clearable={false} />
                    )}
                  />
                </div>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      <p className="text-sm text-muted">
        Setelah disimpan, semua soal dibaca ulang; di bank yang besar perlu beberapa menit.
      </p>
    </FormDialog>
  )
}

const figuresOf = (rule: ToldRule) => `tepat ${FIGURES[rule].right}%, menemukan ${FIGURES[rule].found}%`

const usual = Object.fromEntries(TOLD_RULES.map((rule) => [rule, SEVERITY_OF[rule]])) as Required<RuleChoices>
