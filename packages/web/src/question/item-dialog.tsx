import { type Question, questionRoutes } from '@bank/contract/question'
import { bodyOf } from '../item/item-body.ts'
import { ItemEditor } from '../item/item-editor.tsx'
import { itemParts, keptDiscussion, wholeItem } from '../item/item-schema.ts'
import { blankParts, partsOf } from '../item/item-values.ts'
import { partLines } from '../item/item-versions.ts'
import { QUESTION_READS } from '../item/reads.ts'
import { remembered } from '../item/remembered.ts'
import { useItemForm } from '../item/use-item-form.ts'
import { ClassificationFields } from './question-fields.tsx'
import { type QuestionValues, questionForm, valuesOf } from './question-form.ts'
import { QuestionVersions } from './question-versions.tsx'

interface ItemDialogProps {
  question?: Question
  /** The head of the group that a new question joins. */
  parent?: Question
  onClose: () => void
}

const BANK = 'umum'
const fields = questionForm.extend(itemParts)
const itemForm = fields.superRefine(...wholeItem)
const itemFormWithDiscussion = fields.extend(keptDiscussion).superRefine(...wholeItem)

/** A question of the general bank with all its parts on one screen, saved in one call. */
export function ItemDialog({ question, parent, onClose }: ItemDialogProps) {
  const { form, versions, editor } = useItemForm({
    bank: BANK,
    kind: parent ? `item-in-${parent.id_question}` : 'item',
    question,
    routes: { ...questionRoutes, list: questionRoutes.main },
    stem: 'question_text',
    schema: itemForm,
    schemaWithDiscussion: itemFormWithDiscussion,
    values: (row) => (row ? { ...valuesOf(row), ...partsOf(row) } : newItem(parent)),
    body: (values: QuestionValues, known): QuestionValues => ({
      ...bodyOf(values, known),
      ...(question ? {} : { parent_id: parent?.id_question }),
    }),
    refreshes: QUESTION_READS,
    onClose,
  })
  return (
    <ItemEditor
      {...editor}
      classified={question !== undefined || form.formState.defaultValues?.topic_id !== undefined}
      versions={versions && <QuestionVersions {...versions} more={partLines} />}
      classification={
        <ClassificationFields
          form={form}
          withStatus={question !== undefined}
          inGroup={(question?.parent_id ?? parent) != null}
        />
      }
    />
  )
}

/** A new item is filed where the last one was; in a group, where its head is. */
function newItem(parent: Question | undefined): Partial<QuestionValues> {
  const start = { qt_id: 2, free_trial: false, ...blankParts(), ...remembered.last<QuestionValues>(BANK) }
  if (!parent) return start
  const { question_text: _, status: __, label, ...place } = valuesOf(parent)
  // an example question's group holds no examples (spec 2)
  return { ...start, ...place, label: label === 'example_question' ? undefined : label }
}
