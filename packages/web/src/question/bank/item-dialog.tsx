import type { BankName } from '@bank/contract/bank'
import type { Question } from '@bank/contract/question'
import { blankParts, partsOf } from '../../question-form/values/item-values.ts'
import { WithdrawNote } from '../../telaah/withdraw-note.tsx'
import { AlsoEditing } from '../editing/also-editing.tsx'
import { bodyOf } from '../item/item-body.ts'
import { ItemEditor } from '../item/item-editor.tsx'
import { atSight, itemParts, keptDiscussion, wholeItem } from '../item/item-schema.ts'
import { partLines } from '../item/item-versions.ts'
import { kindOf } from '../item/opened-name.ts'
import { QUESTION_READS } from '../item/reads.ts'
import { remembered } from '../item/remembered.ts'
import { useItemForm } from '../item/use-item-form.ts'
import { type QuestionCreate, ROUTES } from './banks.ts'
import { ClassificationFields } from './question-fields.tsx'
import { FORMS, type QuestionValues, valuesOf } from './question-form.ts'
import { QuestionVersions } from './question-versions.tsx'

interface ItemDialogProps {
  bank: BankName
  question?: Question
  /** The head of the group that a new question is added to. */
  parent?: Question
  onClose: () => void
}

const ITEM = { general: FORMS.general.extend(itemParts), snpmb: FORMS.snpmb.extend(itemParts) }
const ITEM_FORMS = {
  general: atSight(ITEM.general.superRefine(...wholeItem)),
  snpmb: atSight(ITEM.snpmb.superRefine(...wholeItem)),
}
const ITEM_FORMS_WITH_DISCUSSION = {
  general: atSight(ITEM.general.extend(keptDiscussion).superRefine(...wholeItem)),
  snpmb: atSight(ITEM.snpmb.extend(keptDiscussion).superRefine(...wholeItem)),
}
/** The classification field that fills in others (general-choices.ts); otherwise the form starts in its first one. */
const FIRST_FIELD: Readonly<Record<BankName, keyof QuestionValues | undefined>> = {
  general: 'topic_id',
  snpmb: undefined,
}
/** The localStorage key part for each bank's last item; older releases used the same keys. */
const REMEMBERED_AS: Readonly<Record<BankName, string>> = { general: 'umum', snpmb: 'snpmb' }

/** A question with all its parts on one screen, saved in one call. */
export function ItemDialog({ bank, question, parent, onClose }: ItemDialogProps) {
  const { form, versions, editor } = useItemForm<QuestionValues, QuestionCreate>({
    bank: REMEMBERED_AS[bank],
    kind: kindOf(question ? { kind: 'edit-item', question } : { kind: 'add-item', bank, parent }),
    question,
    routes: ROUTES[bank],
    stem: 'question_text',
    schema: ITEM_FORMS[bank],
    schemaWithDiscussion: ITEM_FORMS_WITH_DISCUSSION[bank],
    values: (row) => (row ? { ...valuesOf(row), ...partsOf(row) } : newItem(bank, parent)),
    body: (values, known) => ({
      ...bodyOf(values, known),
      ...(question ? {} : { parent_id: parent?.id_question }),
    }),
    refreshes: QUESTION_READS,
    onClose,
  })
  const inGroup = (question?.parent_id ?? parent) != null
  return (
    <ItemEditor
      bank={bank}
      id={question?.id_question}
      parentId={parent?.id_question}
      {...editor}
      classified={question !== undefined || form.formState.defaultValues?.category_id !== undefined}
      firstField={FIRST_FIELD[bank]}
      inGroup={inGroup}
      versions={
        <>
          {question && <WithdrawNote status={question.status} />}
          {question && <AlsoEditing id={question.id_question} />}
          {versions && <QuestionVersions bank={bank} {...versions} more={partLines} />}
        </>
      }
      classification={
        <ClassificationFields bank={bank} form={form} statusOf={question?.id_question} inGroup={inGroup} />
      }
    />
  )
}

/** A new item takes the classification of the last one; in a group, that of the group's head. */
function newItem(bank: BankName, parent: Question | undefined): Partial<QuestionValues> {
  const last = remembered.last<QuestionValues>(REMEMBERED_AS[bank])
  const start = { qt_id: 2, free_trial: false, ...blankParts(), ...last }
  if (!parent) return start
  const { question_text: _, status: __, label, ...place } = valuesOf(parent)
  // questions in the group of an example question must not be examples themselves (spec 2)
  return { ...start, ...place, label: label === 'example_question' ? undefined : label }
}
