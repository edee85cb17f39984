import { useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Dialog, DialogBody, DialogClose } from '../ui/dialog.tsx'
import { FormField, fieldClass } from '../ui/form-field.tsx'
import { text } from '../ui/text.ts'
import { onCtrlEnter } from './ctrl-enter.ts'

/** Asks what a picture shows, in words for those who cannot see it. */
export function AltDialog({
  url,
  alt: before,
  onSave,
  onClose,
}: {
  url: string
  alt: string
  onSave: (alt: string) => void
  onClose: () => void
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [alt, setAlt] = useState(before)
  const save = () => alt.trim() !== '' && onSave(oneLine(alt))
  return (
    <Dialog
      title="Teks alternatif"
      size="small"
      onClose={onClose}
      initialFocus={field}
      footer={
        <>
          <DialogClose>{before === '' ? 'Lewati' : text.cancel}</DialogClose>
          <Button kind="primary" disabled={alt.trim() === ''} onClick={save}>
            {text.save}
          </Button>
        </>
      }
    >
      <DialogBody>
        <img src={url} alt="" className="mx-auto max-h-48 max-w-full rounded-control border border-line" />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps a key from the form around it */}
        <div onKeyDown={onCtrlEnter(save)}>
          <FormField label="Apa yang terlihat pada gambar ini?" hint="Dibacakan bagi yang tidak dapat melihat gambar.">
            {(control) => (
              <textarea
                {...control}
                ref={field}
                rows={3}
                maxLength={500}
                value={alt}
                onChange={(event) => setAlt(event.target.value)}
                className={classes(fieldClass, 'block py-2')}
              />
            )}
          </FormField>
        </div>
      </DialogBody>
    </Dialog>
  )
}

const oneLine = (alt: string) => alt.replace(/\s+/g, ' ').trim()
