import { BANKS, type BankName } from '@bank/contract/bank'
import { type BulkDone, type BulkPreview, questionBulkRoutes } from '@bank/contract/question-bulk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reading, useAction } from '../../api/query.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { number } from '../../ui/format.ts'
import { Select } from '../../ui/select.tsx'
import { QUESTION_READS } from '../item/reads.ts'
import type { Selection } from '../select/selection.ts'
import { BulkDoneNote } from './bulk-done-note.tsx'
import { BulkPreviewLines } from './bulk-preview-lines.tsx'
import { type Chosen, ChosenFields, changeOfChosen } from './chosen-fields.tsx'
import { DeleteMany } from './delete-many.tsx'
import { CHOSEN, changeOf, type FieldName, useBulkFields } from './fields.ts'

/** Its id in the page. */
export const FORM = 'perubahan'
const REFRESHED = [questionBulkRoutes.preview, ...QUESTION_READS]

interface BulkFormProps {
  bank: BankName
  selection: Selection
  inGroup: boolean
}

/** What becomes of the selected questions: chosen, looked at, then done, and taken back as one. */
export function BulkForm({ bank, selection, inGroup }: BulkFormProps) {
  const fields = useBulkFields(bank)
  const [values, setValues] = useState<Partial<Record<FieldName, string | number>>>({})
  const [skipping, skip] = useState(false)
  const [chosen, choose] = useState<Chosen>({})
  const [done, setDone] = useState<BulkDone['data'][0] & { did: 'diubah' | 'dihapus' }>()
  const act = useAction(questionBulkRoutes.change, { refreshes: REFRESHED, says: '' })

  const change = { ...changeOf(values), ...changeOfChosen(chosen) }
  const { select } = selection
  const { product_type } = BANKS[bank]
  const isAsked = select !== undefined && Object.keys(change).length > 0
  const asked = { product_type, select: select ?? { ids: [1] }, change }
  const told = useQuery({
    ...reading(questionBulkRoutes.preview, { body: asked }),
    enabled: isAsked,
    placeholderData: isAsked ? keepPreviousData : undefined,
  })
  const preview = isAsked ? told.data?.data[0] : undefined
  const isReady = preview !== undefined && !told.isPlaceholderData && preview.changing > 0
  const mayChange = isReady && (skipping || preview.refused.length === 0)

  const submit = () => {
    if (!preview || !select) return
    const body = { product_type, select, change, seen: preview.seen, skip_refused: skipping }
    act.mutate(
      { body },
      {
        onSuccess: ({ data }) => {
          setDone({ ...data[0], did: 'diubah' })
          setValues({})
          choose({})
          skip(false)
          selection.clear()
        },
      },
    )
  }
  return (
    <form
      id={FORM}
      tabIndex={-1}
      aria-label="Perubahan"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !mayChange || act.isPending) return
        event.preventDefault()
        submit()
      }}
      className="space-y-4 rounded-card border border-line bg-white p-4 sm:p-5 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <h2 className="text-md font-bold">Perubahan</h2>
      {done && <BulkDoneNote key={done.change} done={done} did={done.did} refreshes={REFRESHED} />}
      {fields.map(({ name, label, options, hint }) => (
        <Select
          key={name}
          label={label}
          options={options}
          hint={hint}
          placeholder="Tidak diubah"
          value={values[name]}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      <ChosenFields bank={bank} inGroup={inGroup} chosen={chosen} onChange={choose} />
      {preview && <BulkPreviewLines preview={preview} fields={[...fields, ...CHOSEN]} />}
      {preview && preview.refused.length > 0 && (
        <Checkbox label={`Lewati ${number(refusedIn(preview))} soal itu`} checked={skipping} onChange={skip} />
      )}
      {told.isError && isAsked && <Alert>{told.error.message}</Alert>}
      <Button kind="primary" type="submit" busy={act.isPending} disabled={!mayChange} className="w-full">
        {preview && isReady ? `Ubah ${number(preview.changing)} soal` : 'Ubah'}
      </Button>
      <DeleteMany bank={bank} selection={selection} onDone={(one) => setDone({ ...one, did: 'dihapus' })} />
    </form>
  )
}

const refusedIn = ({ refused }: BulkPreview) => refused.reduce((sum, { count }) => sum + count, 0)
