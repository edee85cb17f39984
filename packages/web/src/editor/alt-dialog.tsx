import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Dialog, DialogBody, DialogClose } from '../ui/dialog.tsx'
import { FormField, fieldClass } from '../ui/form-field.tsx'
import { text } from '../ui/text.ts'

/** Asks for the alternative text of a picture. */
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
  // The text is one line, so Enter ends it. The event stops here: the form around the editor would be saved.
  const endByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    if (alt.trim() === '' && before === '') onClose()
    else save()
  }
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
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps a key event from the surrounding form */}
        <div onKeyDown={endByEnter}>
          <FormField
            label="Apa yang terlihat pada gambar ini?"
            hint="Dibacakan bagi yang tidak dapat melihat gambar. Enter: selesai."
          >
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
