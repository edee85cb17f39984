import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ItemValues } from '../../question-form/values/item-values.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { askedOf } from './asked-of.ts'

const Preview = onDemand(() => import('../../student/preview.tsx'), 'Preview')
const TITLE = 'Lihat seperti siswa'

/** Opens what stands in the form, saved or not, as a student will see it. */
export function ViewButton() {
  const { getValues } = useFormContext<ItemValues>()
  const [values, view] = useState<ItemValues>()
  const asked = values && askedOf(values)
  return (
    <>
      <Button kind="quiet" icon={Eye} aria-label={TITLE} onClick={() => view(structuredClone(getValues()))}>
        <span className="max-sm:hidden">{TITLE}</span>
      </Button>
      {values && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps keys from the form around it, which would save
        <div onKeyDown={(event) => event.stopPropagation()}>
          <Dialog title={TITLE} size="wide" onClose={() => view(undefined)}>
            <DialogBody>
              {asked ? (
                <Preview
                  questions={[asked]}
                  discussions={[values.discussion?.discussion_text ?? '']}
                  fallback={<Skeleton className="h-60" />}
                />
              ) : (
                <p className="text-muted">Pilih tipe soal terlebih dahulu.</p>
              )}
            </DialogBody>
          </Dialog>
        </div>
      )}
    </>
  )
}
