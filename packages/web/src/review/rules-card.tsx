import type { RuleChoices } from '@bank/contract/telaah/names'
import { RULE_WORD } from '@bank/contract/telaah/rule-words'
import { useState } from 'react'
import { Card } from '../ui/card.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { WEIGHT_WORD } from './rule-weights.ts'
import { RulesDialog } from './rules-dialog.tsx'

/** What a team weighs otherwise than the rules of automatic review do. */
export function RulesCard({ rules }: { rules: RuleChoices }) {
  const [editing, edit] = useState(false)
  const changed = Object.entries(rules).map(([rule, weight]) => ({
    rule,
    words: `${RULE_WORD[rule as keyof typeof RULE_WORD]}: ${WEIGHT_WORD[weight]}`,
  }))
  return (
    <section aria-labelledby="aturan-otomatis" className="mt-8">
      <h2 id="aturan-otomatis" className="mb-3 text-lg">
        Telaah otomatis
      </h2>
      <Card actions={<EditButton name="aturan telaah otomatis" onClick={() => edit(true)} />}>
        <p className="text-muted">
          Aturan membaca setiap soal, juga selagi alur telaah tidak berlaku. Yang tidak cocok untuk tim Anda dapat
          dimatikan atau diubah bobotnya.
        </p>
        {changed.length > 0 ? (
          <ul className="mt-3 list-disc space-y-1 pl-5">
            {changed.map(({ rule, words }) => (
              <li key={rule}>{words}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-3">Semua aturan seperti bawaan.</p>
        )}
      </Card>
      {editing && <RulesDialog rules={rules} onClose={() => edit(false)} />}
    </section>
  )
}
