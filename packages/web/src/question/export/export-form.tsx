import { BANKS, type BankName } from '@bank/contract/bank'
import { EXPORT_LIMITS, type ExportKind, type ExportOrder, exportRoutes } from '@bank/contract/export'
import { hasPackages } from '@bank/contract/paper/companion'
import type { QuestionSelect } from '@bank/contract/question-select'
import { FileOutput } from 'lucide-react'
import { type Control, useForm } from 'react-hook-form'
import { useAction } from '../../api/query.ts'
import { FormSelect } from '../../form/form-select.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { number } from '../../ui/format.ts'
import { TextField } from '../../ui/text-field.tsx'
import { isPaper, KIND_ABOUT, KIND_CHOICES, ORDER_CHOICES } from './export-words.ts'
import { keepLetterhead, keptLetterhead } from './letterhead.ts'

interface Values {
  kind: ExportKind
  title: string
  head: string
  subhead: string
  columns: 1 | 2
  name_line: boolean
  order: ExportOrder
  packages: number
  seed: string
}

const start = (): Values => {
  const [head = '', subhead = ''] = keptLetterhead()
  return {
    kind: 'naskah',
    title: '',
    head,
    subhead,
    columns: 1,
    name_line: true,
    order: 'chosen',
    packages: 1,
    seed: '',
  }
}

const PACKAGE_CHOICES = Array.from({ length: EXPORT_LIMITS.packages }, (_, at) => ({
  value: at + 1,
  label: at === 0 ? 'Tanpa paket' : `${at + 1} paket (A–${String.fromCharCode(65 + at)})`,
}))
const COLUMN_CHOICES = [
  { value: 1, label: 'Satu kolom' },
  { value: 2, label: 'Dua kolom' },
]

interface ExportFormProps {
  bank: BankName
  select: QuestionSelect
  /** How many questions it would be; undefined until they are counted. */
  count: number | undefined
  isPicked: boolean
}

/** What is made of the questions, and how it looks. */
export function ExportForm({ bank, select, count, isPicked }: ExportFormProps) {
  const form = useForm<Values>({ defaultValues: start() })
  const { register, control, watch, setValue, formState } = form
  const make = useAction(exportRoutes.create, { says: '', form })
  const values = watch()
  const inPackages = hasPackages(values.kind)
  const isShuffled = values.order === 'shuffled' || (inPackages && values.packages > 1)
  const submit = form.handleSubmit(({ head, subhead, packages, ...rest }) => {
    const letterhead = [head, subhead].filter((line) => line.trim() !== '')
    keepLetterhead(letterhead)
    const { product_type } = BANKS[bank]
    const body = { ...rest, letterhead, packages: inPackages ? packages : 1, product_type, select }
    make.mutate({ body }, { onSuccess: () => setValue('seed', '') })
  })
  const errors = formState.errors as Partial<Record<string, { message?: string }>>
  return (
    <form
      aria-label="Berkas baru"
      onSubmit={(event) => void submit(event)}
      className="space-y-4 rounded-card border border-line bg-white p-4 sm:p-5 lg:sticky lg:top-4"
    >
      <h2 className="text-md font-bold">Berkas baru</h2>
      <FormSelect
        control={control}
        name="kind"
        label="Bentuk"
        options={KIND_CHOICES}
        clearable={false}
        hint={KIND_ABOUT[values.kind]}
      />
      <TextField label="Judul" placeholder="Tryout 1" error={errors.title?.message} {...register('title')} />
      {isPaper(values.kind) && (
        <>
          <TextField label="Kop baris 1" placeholder="Nama sekolah" {...register('head')} />
          <TextField label="Kop baris 2" placeholder="Alamat" {...register('subhead')} />
        </>
      )}
      <OrderFields control={control} inPackages={inPackages} />
      {isShuffled && (
        <TextField
          label="Angka acak"
          inputMode="numeric"
          hint="Kosongkan agar dibuatkan. Angka yang sama menghasilkan urutan yang sama."
          error={errors.seed?.message}
          {...register('seed')}
        />
      )}
      {values.kind === 'naskah' && (
        <>
          <FormSelect control={control} name="columns" label="Kolom" options={COLUMN_CHOICES} clearable={false} />
          <Checkbox
            label="Baris nama dan kelas"
            checked={values.name_line}
            onChange={(checked) => setValue('name_line', checked)}
          />
        </>
      )}
      <div role="alert" className="empty:hidden">
        {(errors.root || errors.select) && <Refusal errors={errors} />}
      </div>
      <Button kind="primary" type="submit" icon={FileOutput} busy={make.isPending} disabled={!count} className="w-full">
        {count ? `Buat dari ${number(count)} soal${isPicked ? ' yang dipilih' : ''}` : 'Buat berkas'}
      </Button>
    </form>
  )
}

function OrderFields({ control, inPackages }: { control: Control<Values>; inPackages: boolean }) {
  return (
    <>
      <FormSelect control={control} name="order" label="Urutan" options={ORDER_CHOICES} clearable={false} />
      {inPackages && (
        <FormSelect control={control} name="packages" label="Paket" options={PACKAGE_CHOICES} clearable={false} />
      )}
    </>
  )
}

function Refusal({ errors }: { errors: Partial<Record<string, { message?: string; server?: { message?: string } }>> }) {
  return <Alert>{errors.select?.message ?? errors.root?.server?.message}</Alert>
}
