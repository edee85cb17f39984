// One question with all its parts on one screen. A bank's dialog provides the row form (form/row-form.ts) and the
// classification fields: see question/bank/item-dialog.tsx.
import type { BankName } from '@bank/contract/bank'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type FieldPath, FormProvider, type UseFormReturn } from 'react-hook-form'
import type { UploadImage } from '../../editor/use-editor-uploads.ts'
import { FormDialog, type FormDialogProps } from '../../form/form-dialog.tsx'
import { placeInForm } from '../../question-form/documents.ts'
import { AnswerFields } from '../../question-form/editor.tsx'
import { storedPlace } from '../../question-form/stored-place.ts'
import type { ItemValues } from '../../question-form/values/item-values.ts'
import { reorderIn } from '../../telaah/reorder.ts'
import { Telaah } from '../../telaah/telaah.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { StickyColumn } from '../../ui/sticky-column.tsx'
import { lintedOf } from './asked-of.ts'
import { DiscussionField } from './discussion-field.tsx'
import { KeywordsField } from './keywords-field.tsx'
import { remarksOn } from './remarks.ts'
import { ScoringField } from './scoring-field.tsx'
import { StemField } from './stem-field.tsx'
import type { useItem } from './use-item.ts'
import { ViewButton } from './view-button.tsx'

const SimilarLine = onDemand(() => import('../twins/similar-line.tsx'), 'SimilarLine')

interface ItemEditorProps<Values extends ItemValues> {
  bank: BankName
  /** Of a question that is stored. */
  id?: number | undefined
  /** Of the head of the group that a new question is to stand in. */
  parentId?: number | undefined
  form: UseFormReturn<Values, unknown, Values>
  dialog: Omit<FormDialogProps, 'children' | 'onSubmit'> & { onSubmit: () => Promise<void> }
  /** Of a new item, after which another one can be written. */
  item?: Pick<ReturnType<typeof useItem>, 'goOn' | 'closeAfter' | 'written'> | undefined
  upload: UploadImage
  /** The classification fields, in one narrow column. */
  classification: ReactNode
  /** The version comparison after a save was refused as STALE. */
  versions?: ReactNode
  /** The classification is already known, so the caret can start in the text. */
  classified: boolean
  /** The name of the classification field that a new, unclassified item starts in. */
  firstField?: string
  /** It stands in a group, whose text is another question's. */
  inGroup?: boolean
  /** What is to be known before anything is changed. */
  head?: ReactNode
}

export function ItemEditor<Values extends ItemValues>({
  bank,
  id,
  parentId,
  form,
  dialog,
  item,
  upload,
  classification,
  versions,
  classified,
  firstField,
  inGroup = false,
  head,
}: ItemEditorProps<Values>) {
  const stem = useRef<HTMLDivElement>(null)
  const [remarks, setRemarks] = useState<string[]>([])
  // After any edit the remarks may be outdated, so they are removed.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setRemarks(none) }), [form])

  const watch = (changed: () => void) => form.subscribe({ formState: { values: true }, callback: changed })
  const read = () => {
    const values = form.getValues()
    return {
      question: lintedOf(values, inGroup),
      placeOf: (place: string) => placeInForm(place, values),
      htmlOf: (place: string) => String(form.getValues(place as FieldPath<Values>) ?? ''),
    }
  }

  const opened = form.formState.defaultValues as Partial<ItemValues> | undefined
  const placeOf = (place: string | null) => place && storedPlace(place, opened ?? {}, form.getValues())
  const stored = id === undefined ? undefined : { id, placeOf }

  const save = async () => {
    const found = (await form.trigger()) ? remarksOn(form.getValues()) : []
    const unseen = found.filter((remark) => !remarks.includes(remark))
    if (unseen.length > 0) return setRemarks(found)
    setRemarks(none)
    await dialog.onSubmit()
  }
  const saveAndClose = () => {
    item?.closeAfter()
    void save()
  }
  const saveAndGoOn = () => {
    item?.goOn()
    void save()
  }
  const goOnByKey = (event: KeyboardEvent) => {
    if (!item || event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey) || dialog.saving) return
    event.preventDefault()
    event.stopPropagation()
    saveAndGoOn()
  }

  return (
    <FormProvider {...form}>
      <FormDialog
        {...dialog}
        size="full"
        keepOnBackdrop
        initialFocus={classified ? stem : undefined}
        firstField={firstField}
        onSubmit={(event) => {
          event.preventDefault()
          saveAndClose()
        }}
        strip={
          <>
            <SimilarLine bank={bank} id={id} parentId={parentId} watch={watch} read={read} fallback={null} />
            <Telaah watch={watch} read={read} reorder={reorderIn(form)} stored={stored} />
          </>
        }
        notice={remarks.length > 0 && <Remarks remarks={remarks} />}
        actions={
          <>
            <ViewButton />
            {item && (
              <Button
                onClick={saveAndGoOn}
                busy={dialog.saving}
                aria-label="Simpan dan tulis lagi"
                title="Ctrl+Shift+Enter"
              >
                <span className="max-sm:hidden">Simpan dan tulis lagi</span>
                <span className="sm:hidden">Tulis lagi</span>
              </Button>
            )}
          </>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the whole form, like Ctrl+Enter */}
        <div onKeyDown={goOnByKey} className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          {head && <div className="space-y-2 lg:col-span-2">{head}</div>}
          <Classification folded={classified} wrong={Object.keys(form.formState.errors).some(isNoPart)}>
            {classification}
          </Classification>
          {/* nothing of one question reaches the next: no undo, no notice, no offer */}
          <div key={item?.written} className="min-w-0 space-y-6">
            {versions}
            <StemField bank={bank} box={stem} upload={upload} atOnce={classified} written={item?.written ?? 0} />
            <Section title="Jawaban">
              <AnswerFields upload={upload} />
              <ScoringField />
            </Section>
            <Section title="Kata kunci">
              <KeywordsField />
            </Section>
            <Section title="Pembahasan">
              <DiscussionField upload={upload} />
            </Section>
          </div>
        </div>
      </FormDialog>
    </FormProvider>
  )
}

const none: string[] = []

const PARTS = new Set([
  'question_text',
  'answer',
  'selections',
  'short_answers',
  'statements',
  'columns',
  'rows',
  'matches',
  'lures',
  'rubric',
  'interaction',
  'scoring',
  'keywords',
  'discussion',
])
const isNoPart = (field: string) => field !== 'root' && !PARTS.has(field)

/** Below `lg`, a classification that is already known is collapsed, to leave space for the text. */
function Classification({ folded, wrong, children }: { folded: boolean; wrong: boolean; children: ReactNode }) {
  const id = useId()
  const [wanted, setWanted] = useState(!folded)
  const open = wanted || wrong
  return (
    <StickyColumn label="Klasifikasi">
      <Button
        icon={open ? ChevronUp : ChevronDown}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setWanted(!open)}
        className="w-full lg:hidden"
      >
        Klasifikasi
      </Button>
      <div id={id} className={classes('space-y-3 max-lg:mt-4', !open && 'max-lg:hidden')}>
        {children}
      </div>
    </StickyColumn>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line pt-4">
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Remarks({ remarks }: { remarks: readonly string[] }) {
  return <Alert kind="info">{remarks.join(' ')} Tekan Simpan sekali lagi bila memang begitu.</Alert>
}
