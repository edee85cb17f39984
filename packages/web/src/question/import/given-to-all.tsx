import type { BankName } from '@bank/contract/bank'
import { type ImportJob, importRoutes } from '@bank/contract/import'
import { useForm } from 'react-hook-form'
import { useAction } from '../../api/query.ts'
import { FormSelect } from '../../form/form-select.tsx'
import { Button } from '../../ui/button.tsx'
import { useChoices } from '../bank/choices.ts'
import { wordOf } from '../bank/question-columns.ts'
import type { QuestionValues } from '../bank/question-form.ts'

/** The fields that all questions of a file may be given together. */
const FIELDS = {
  general: ['topic_id', 'class_id', 'subtopic_id', 'ql_id', 'label'],
  snpmb: ['category_id', 'topic_id', 'label'],
} as const

/** One place, level and label for all questions that are not saved yet. */
export function GivenToAll({ job, bank }: { job: ImportJob; bank: BankName }) {
  const form = useForm<QuestionValues>()
  const choices = useChoices(bank, form, false)
  const give = useAction(importRoutes.edit)
  const values = form.watch()
  const given = Object.fromEntries(FIELDS[bank].flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  const isEmpty = Object.keys(given).length === 0
  return (
    <section aria-label="Untuk semua soal" className="rounded-card border border-line bg-white p-4 sm:p-5">
      <h2 className="mb-3 text-md font-bold">Untuk semua soal</h2>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {FIELDS[bank].map((name) => (
          <FormSelect
            key={name}
            control={form.control}
            name={name}
            label={wordOf(name)}
            options={[]}
            {...choices[name]}
          />
        ))}
      </div>
      <div className="mt-4 flex justify-end">
        <Button
          disabled={isEmpty}
          busy={give.isPending}
          onClick={() => give.mutate({ params: { id: job.id_import }, body: { set: given } })}
        >
          Terapkan ke semua
        </Button>
      </div>
    </section>
  )
}
