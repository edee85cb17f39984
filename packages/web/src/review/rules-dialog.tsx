import { reviewRoutes } from '@bank/contract/review'
import { reviewPolicyRoutes } from '@bank/contract/review-policy'
import { type RuleChoices, SEVERITIES, SEVERITY_OF, TOLD_RULES } from '@bank/contract/telaah/names'
import { RULE_WORD } from '@bank/contract/telaah/rule-words'
import { Controller, useForm } from 'react-hook-form'
import { useAction } from '../api/query.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { Select } from '../ui/select.tsx'
import { WEIGHT_WORD, weightOptions } from './rule-weights.ts'

/** Switches rules of automatic review off, or weighs them anew. */
export function RulesDialog({ rules, onClose }: { rules: RuleChoices; onClose: () => void }) {
  const form = useForm({ defaultValues: { rules: { ...usual, ...rules } } })
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
      {SEVERITIES.map((severity) => (
        <fieldset key={severity}>
          <legend className="mb-1 font-semibold text-ink">Biasanya {WEIGHT_WORD[severity].toLowerCase()}</legend>
          <ul className="divide-y divide-line">
            {TOLD_RULES.filter((rule) => SEVERITY_OF[rule] === severity).map((rule) => (
              <li key={rule} className="flex items-center justify-between gap-3 py-1.5">
                <span aria-hidden>{RULE_WORD[rule]}</span>
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

const usual = Object.fromEntries(TOLD_RULES.map((rule) => [rule, SEVERITY_OF[rule]])) as Required<RuleChoices>
