import { approvalRoutes } from '@bank/contract/approval'
import type { Question } from '@bank/contract/question'
import { reviewPolicyRoutes } from '@bank/contract/review-policy'
import { reviewTaskRoutes } from '@bank/contract/review-task'
import { useQuery } from '@tanstack/react-query'
import { MessageSquarePlus } from 'lucide-react'
import { Controller, useForm } from 'react-hook-form'
import { choiceOf, whyEmpty } from '../api/lookups.ts'
import { reading, useAction } from '../api/query.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { FLOW_READS } from '../telaah/flow-reads.ts'
import { Button } from '../ui/button.tsx'
import { useOpened } from '../ui/opened.ts'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-field.tsx'
import { DueField, FROM_TODAY } from './due-field.tsx'

interface SubmitAskingProps {
  question: Question
  /** That the person has before them. */
  revision: number
}

/** In the address. */
const SUBMIT = 'ajukan'

/** Submits a question with what one click does not say: who is to review it, until when, and a message. */
export function SubmitAsking(props: SubmitAskingProps) {
  const { opened, open, close } = useOpened()
  return (
    <>
      <Button
        icon={MessageSquarePlus}
        aria-label={`Ajukan dengan pesan ${props.question.code}`}
        onClick={() => open(SUBMIT)}
      >
        Ajukan dengan pesan …
      </Button>
      {opened?.kind === SUBMIT && <SubmitDialog {...props} onClose={close} />}
    </>
  )
}

interface Values {
  reviewers: (number | '')[]
  due_on: string
  note: string
}

function SubmitDialog({ question, revision, onClose }: SubmitAskingProps & { onClose: () => void }) {
  const params = { id: question.id_question }
  const policy = useQuery(reading(reviewPolicyRoutes.get, {})).data?.data[0]
  const able = useQuery(reading(reviewTaskRoutes.able, { params, query: {} }))
  const form = useForm<Values>({ defaultValues: { reviewers: [], due_on: '', note: '' } })
  const move = useAction(approvalRoutes.act, { form, says: 'Soal diajukan untuk ditelaah.', refreshes: FLOW_READS })
  const { errors } = form.formState
  const fields = fieldsOf(policy?.reviews ?? 1)
  const people = able.data?.data.map(choiceOf.account) ?? []
  return (
    <FormDialog
      title={`Ajukan ${question.code}`}
      form={form}
      saving={move.isPending}
      saveLabel="Ajukan telaah"
      onClose={onClose}
      onSubmit={form.handleSubmit(({ reviewers, due_on, note }) =>
        move.mutate(
          {
            params,
            body: {
              action: 'submit',
              revision,
              note,
              due_on: due_on || undefined,
              reviewers: reviewers.filter((id) => id !== ''),
            },
          },
          { onSuccess: onClose },
        ),
      )}
    >
      <Controller
        name="reviewers"
        control={form.control}
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <>
            {fields.map((label, at) => (
              <Select
                key={label}
                label={label}
                placeholder="Siapa saja"
                options={people.filter(({ value: id }) => id === value[at] || !value.includes(id))}
                value={value[at]}
                onChange={(chosen) => onChange(fields.map((_, of) => (of === at ? chosen : (value[of] ?? ''))))}
                onBlur={onBlur}
                error={at === 0 ? fieldState.error?.message : undefined}
                hint={
                  at === fields.length - 1 && 'Jika kosong, soal ini diberikan kepada yang tugasnya paling sedikit.'
                }
                emptyText={whyEmpty(able)}
              />
            ))}
          </>
        )}
      />
      <DueField
        label="Ditelaah paling lambat"
        hint={policy && `Jika kosong, ${policy.due_days} hari lagi.`}
        error={errors.due_on?.message}
        {...form.register('due_on', FROM_TODAY)}
      />
      <TextArea label="Pesan untuk penelaah" error={errors.note?.message} {...form.register('note')} />
    </FormDialog>
  )
}

/** One for each review that the policy asks. */
const fieldsOf = (reviews: number) =>
  reviews > 1 ? Array.from({ length: reviews }, (_, at) => `Penelaah ${at + 1}`) : ['Penelaah']
