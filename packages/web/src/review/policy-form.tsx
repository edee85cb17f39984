import { type ReviewPolicy, reviewPolicyRoutes } from '@bank/contract/review-policy'
import { Controller, useForm } from 'react-hook-form'
import { useAction } from '../api/query.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox, RadioGroup } from '../ui/choices.tsx'
import { number } from '../ui/format.ts'
import { text } from '../ui/text.ts'
import { TextField } from '../ui/text-field.tsx'

const REVIEWS = [
  { value: 1, label: 'Satu' },
  { value: 2, label: 'Dua' },
  { value: 3, label: 'Tiga' },
] as const
const KEY_CHECKS = [
  { value: 0, label: 'Tidak ada' },
  { value: 1, label: 'Satu' },
  { value: 2, label: 'Dua' },
] as const
const BLOCKS = [
  { value: 'galat', label: 'Galat' },
  { value: 'peringatan', label: 'Galat dan peringatan' },
  { value: 'tidak', label: 'Tidak ada' },
] as const

export function PolicyForm({ policy }: { policy: ReviewPolicy }) {
  const { reviewers, rules: _, ...values } = policy
  const form = useForm({ values })
  const save = useAction(reviewPolicyRoutes.update, { form, refreshes: [reviewPolicyRoutes.me] })
  const refusal = form.formState.errors.root?.server?.message
  const binding = form.watch('binding')
  return (
    <form className="space-y-5" onSubmit={(event) => void form.handleSubmit((body) => save.mutate({ body }))(event)}>
      <div>
        <Controller
          name="binding"
          control={form.control}
          render={({ field }) => (
            <Checkbox label="Alur telaah berlaku" checked={field.value} onChange={field.onChange} />
          )}
        />
        <p className="text-muted">
          {binding
            ? 'Status mengikuti telaah: soal terbit setelah ditelaah orang lain. Mengubah isinya menariknya kembali ke Konsep.'
            : 'Status soal dipilih bebas, tanpa telaah.'}
        </p>
      </div>
      <Controller
        name="reviews"
        control={form.control}
        render={({ field }) => (
          <RadioGroup
            label="Penelaah yang harus menyatakan layak"
            options={REVIEWS}
            value={field.value}
            onChange={field.onChange}
            hint={`${number(reviewers)} penelaah aktif. Perlu satu lebih banyak daripada yang diminta.`}
          />
        )}
      />
      <Controller
        name="key_checks"
        control={form.control}
        render={({ field }) => (
          <RadioGroup
            label="Orang yang harus menemukan kunci tanpa melihatnya"
            options={KEY_CHECKS}
            value={field.value}
            onChange={field.onChange}
            hint="Siapa pun selain penulisnya. Soal essay tidak memerlukannya."
          />
        )}
      />
      <Controller
        name="block_on"
        control={form.control}
        render={({ field }) => (
          <RadioGroup
            label="Temuan telaah otomatis yang menahan"
            options={BLOCKS}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <div>
        <Controller
          name="own_approval"
          control={form.control}
          render={({ field }) => (
            <Checkbox label="Penulis boleh menelaah soalnya sendiri" checked={field.value} onChange={field.onChange} />
          )}
        />
        <p className="text-muted">Untuk tim kecil. Setiap pemakaiannya ditandai.</p>
      </div>
      <TextField
        label="Tenggat telaah, dalam hari"
        inputMode="numeric"
        error={form.formState.errors.due_days?.message}
        {...form.register('due_days')}
      />
      {refusal && <Alert>{refusal}</Alert>}
      <Button type="submit" kind="primary" busy={save.isPending}>
        {text.save}
      </Button>
    </form>
  )
}
