// A picture to choose, with preview: <ImageField label="Gambar" value={url} onChange={setUrl} />
// `value` is a data URL, a URL of our media store, or '' for none.
import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { dataUrlOf } from '../api/data-url.ts'
import { Button } from '../ui/button.tsx'
import { type FieldFrame, FormField } from '../ui/form-field.tsx'

interface ImageFieldProps extends FieldFrame {
  value: string
  onChange: (value: string) => void
}

const MAX_BYTES = 5 * 1024 * 1024
const TYPES = ['image/png', 'image/jpeg']

export function ImageField({
  value,
  onChange,
  error,
  hint = 'PNG atau JPG, paling besar 5 MB.',
  ...frame
}: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()

  const take = async (file: File | undefined) => {
    if (!file) return
    const reason = whyNotImage(file)
    setRefused(reason)
    if (!reason) onChange(await dataUrlOf(file))
  }

  return (
    <FormField {...frame} error={refused ?? error} hint={hint}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
          {value !== '' && (
            <img
              src={value}
              alt="Gambar yang dipilih"
              className="max-h-32 max-w-full rounded-control border border-line"
            />
          )}
          <input
            {...control}
            ref={input}
            type="file"
            accept=".png,.jpg,.jpeg,image/png,image/jpeg"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              void take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button icon={ImagePlus} onClick={() => input.current?.click()}>
            {value === '' ? 'Pilih gambar' : 'Ganti gambar'}
          </Button>
          {value !== '' && (
            <Button kind="quiet" icon={Trash2} onClick={() => onChange('')}>
              Lepas gambar
            </Button>
          )}
        </div>
      )}
    </FormField>
  )
}

export function whyNotImage(file: File): string | undefined {
  if (!TYPES.includes(file.type)) return 'Gambar harus berupa berkas PNG atau JPG.'
  return file.size > MAX_BYTES ? 'Gambar lebih besar dari 5 MB.' : undefined
}
