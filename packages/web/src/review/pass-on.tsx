import { LEVEL } from '@bank/contract/access'
import { type ReviewTask, reviewTaskRoutes } from '@bank/contract/review-task'
import { TASK_WORD } from '@bank/contract/stages'
import { useQuery } from '@tanstack/react-query'
import { Forward } from 'lucide-react'
import { useRef } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { choiceOf, whyEmpty } from '../api/lookups.ts'
import { reading, useAction } from '../api/query.ts'
import { useSession } from '../api/session.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { shortDay } from '../telaah/due-words.ts'
import { FLOW_READS } from '../telaah/flow-reads.ts'
import { Button } from '../ui/button.tsx'
import { focusAfterRemoval } from '../ui/focus-after-removal.ts'
import { useOpened } from '../ui/opened.ts'
import { Select } from '../ui/select.tsx'
import { DueField, FROM_TODAY } from './due-field.tsx'

/** In the address. */
const PASS_ON = 'alihkan'

/** Gives a task of one's own to somebody else; level 1 any task. */
export function PassOn({ task }: { task: ReviewTask }) {
  const own = useSession()
  const { opened, open, close } = useOpened()
  const button = useRef<HTMLButtonElement>(null)
  if (!own || (own.ac_level !== LEVEL.admin && own.ac_id !== task.ac_id)) return null
  const word = task.ac_id === null ? 'Tugaskan' : 'Alihkan'
  return (
    <>
      <Button
        ref={button}
        kind="quiet"
        icon={Forward}
        aria-label={`${word} ${nameOf(task)}`}
        onClick={() => open(`${PASS_ON}:${task.id}`)}
      >
        {word}
      </Button>
      {opened?.kind === PASS_ON && opened.id === String(task.id) && (
        <PassOnDialog
          task={task}
          word={word}
          onClose={close}
          // the task may leave the list, with the button that the focus goes back to
          onPassed={() => focusAfterRemoval(button.current)}
        />
      )}
    </>
  )
}

const nameOf = ({ kind, code }: ReviewTask) => `${TASK_WORD[kind].toLowerCase()} ${code}`

interface Values {
  account_id: number | ''
  due_on: string
}

interface PassOnDialogProps {
  task: ReviewTask
  word: string
  onClose: () => void
  onPassed: () => void
}

function PassOnDialog({ task, word, onClose, onPassed }: PassOnDialogProps) {
  const { id, kind, question_id, ac_name } = task
  const able = useQuery(reading(reviewTaskRoutes.able, { params: { id: question_id }, query: { kind } }))
  const form = useForm<Values>({ defaultValues: { account_id: '', due_on: '' } })
  const pass = useAction(reviewTaskRoutes.update, { form, says: 'Tugas dialihkan.', refreshes: FLOW_READS })
  const { errors } = form.formState
  return (
    <FormDialog
      title={`${word} ${nameOf(task)}`}
      form={form}
      saving={pass.isPending}
      saveLabel={word}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ account_id, due_on }) =>
        pass.mutate(
          { params: { id }, body: { account_id: Number(account_id), due_on: due_on || undefined } },
          {
            onSuccess: () => {
              onPassed()
              onClose()
            },
          },
        ),
      )}
    >
      <Controller
        name="account_id"
        control={form.control}
        rules={{ required: 'Pilih siapa yang mengerjakannya.' }}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label="Kepada"
            required
            placeholder="Pilih orang"
            options={able.data?.data.map(choiceOf.account) ?? []}
            error={fieldState.error?.message}
            hint={ac_name && `Sekarang tugas ${ac_name}.`}
            emptyText={whyEmpty(able) ?? 'Tidak ada orang lain yang dapat mengerjakannya.'}
          />
        )}
      />
      <DueField
        label="Paling lambat"
        hint={task.due_on && `Jika kosong, tetap sampai ${shortDay(task.due_on)}.`}
        error={errors.due_on?.message}
        {...form.register('due_on', FROM_TODAY)}
      />
    </FormDialog>
  )
}
