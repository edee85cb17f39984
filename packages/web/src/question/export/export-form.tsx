import { BANKS, type BankName } from '@bank/contract/bank'
import { EXPORT_LIMITS, type ExportJob, type ExportKind, exportRoutes } from '@bank/contract/export'
import { hasPackages } from '@bank/contract/paper/companion'
import type { QuestionSelect } from '@bank/contract/question-select'
import { isPrinted } from '@bank/exchange/write/paper-words'
import { FileOutput } from 'lucide-react'
import { useState } from 'react'
import { type Control, useForm } from 'react-hook-form'
import { useAction } from '../../api/query.ts'
import { FormSelect } from '../../form/form-select.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { number } from '../../ui/format.ts'
import { TextField } from '../../ui/text-field.tsx'
import { Made } from './export-actions.tsx'
import { startValues, type Values } from './export-values.ts'
import { isPaper, KIND_ABOUT, KIND_CHOICES, orderChoices } from './export-words.ts'
import { keepLetterhead, keepLogo } from './letterhead.ts'
import { LetterheadFields } from './letterhead-fields.tsx'

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
  const form = useForm<Values>({ defaultValues: startValues() })
  const { register, control, watch, setValue, formState } = form
  const make = useAction(exportRoutes.create, { says: '', form })
  const values = watch()
  const [made, setMade] = useState<number>()
  const hasLogo = isPrinted(values.kind)
  const inPackages = hasPackages(values.kind)
  const order = values.order === 'shuffled' && !isPrinted(values.kind) ? 'chosen' : values.order
  const isShuffled = order === 'shuffled' || (inPackages && values.packages > 1)
  /** The next paper names the stored picture instead of sending it once more. */
  const rememberLogo = (url: string) => {
    setValue('image', url)
    keepLogo(url)
  }
  const submit = form.handleSubmit(({ head, subhead, image, packages, ...rest }) => {
    const letterhead = [head, subhead].filter((line) => line.trim() !== '')
    keepLetterhead(letterhead)
    const { product_type } = BANKS[bank]
    const asked = { ...rest, order, letterhead, packages: inPackages ? packages : 1 }
    const body = { ...asked, ...(hasLogo && image && { image }), product_type, select }
    const onSuccess = ({ data }: { data: ExportJob[] }) => {
      const [job] = data
      setValue('seed', '')
      if (hasLogo) rememberLogo(job?.image ?? '')
      setMade(job?.id_export)
    }
    make.mutate({ body }, { onSuccess })
  })
  const errors = formState.errors as Partial<Record<string, { message?: string }>>
  return (
    <form
      aria-label="Berkas baru"
      onSubmit={(event) => void submit(event)}
      className="space-y-4 rounded-card border border-line bg-white p-4 sm:p-5 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
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
      {isPaper(values.kind) && <LetterheadFields form={form} hasLogo={hasLogo} />}
      <OrderFields control={control} kind={values.kind} isPicked={isPicked} />
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
      <MakeButton count={count} isPicked={isPicked} isBusy={make.isPending} />
      {made !== undefined && <Made id={made} />}
    </form>
  )
}

/** Makes the file, where it may hold that many questions. */
function MakeButton({
  count = 0,
  isPicked,
  isBusy,
}: {
  count?: number | undefined
  isPicked: boolean
  isBusy: boolean
}) {
  const isTooMany = count > EXPORT_LIMITS.questions
  return (
    <>
      {isTooMany && (
        <p className="text-sm text-body">
          Paling banyak {number(EXPORT_LIMITS.questions)} soal dalam satu berkas. Persempit dengan filter.
        </p>
      )}
      <Button
        kind="primary"
        type="submit"
        icon={FileOutput}
        busy={isBusy}
        disabled={count === 0 || isTooMany}
        className="w-full"
      >
        {count > 0 ? `Buat dari ${number(count)} soal${isPicked ? ' yang dipilih' : ''}` : 'Buat berkas'}
      </Button>
    </>
  )
}

interface OrderFieldsProps {
  control: Control<Values>
  kind: ExportKind
  isPicked: boolean
}

function OrderFields({ control, kind, isPicked }: OrderFieldsProps) {
  return (
    <>
      <FormSelect
        control={control}
        name="order"
        label="Urutan"
        options={orderChoices(kind, isPicked)}
        clearable={false}
      />
      {hasPackages(kind) && (
        <FormSelect control={control} name="packages" label="Paket" options={PACKAGE_CHOICES} clearable={false} />
      )}
    </>
  )
}

function Refusal({ errors }: { errors: Partial<Record<string, { message?: string; server?: { message?: string } }>> }) {
  return <Alert>{errors.select?.message ?? errors.root?.server?.message}</Alert>
}
