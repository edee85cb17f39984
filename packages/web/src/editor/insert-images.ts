import type { Editor } from '@tiptap/core'
import { closePlace, openPlace } from './upload-places.ts'
import type { UploadImage } from './use-editor-uploads.ts'

const TYPES = ['image/png', 'image/jpeg']
/** Largest upload that the server accepts, in bytes (decisions 4). */
const MAX_BYTES = 5 * 1024 * 1024
/** Largest width of a new picture, in pixels; on a narrow screen it is smaller. */
const SHOWN_WIDTH = 640

export interface InsertImages {
  upload: UploadImage
  /** A picture was inserted; it still needs its alternative text. */
  onInserted: (url: string) => void
  onRefused: (reason: string) => void
}

/** Uploads the pictures among `files` and inserts each where it was dropped, also if the text has moved meanwhile. */
export function insertImages(editor: Editor, files: readonly File[], pos: number, options: InsertImages): void {
  for (const file of files) {
    const reason = whyNot(file)
    if (reason) options.onRefused(reason)
    else void insertImage(editor, file, pos, options)
  }
}

function whyNot(file: File): string | undefined {
  if (!TYPES.includes(file.type)) return `${file.name || 'Berkas'}: gambar harus berupa berkas PNG atau JPG.`
  return file.size > MAX_BYTES ? `${file.name || 'Gambar'}: lebih besar dari 5 MB.` : undefined
}

async function insertImage(editor: Editor, file: File, pos: number, { upload, onInserted, onRefused }: InsertImages) {
  const id = {}
  const place = placeElement()
  openPlace(editor.view, id, pos, place.element)
  const [size, url] = await Promise.all([
    sizeOf(file),
    upload(file, place.show).catch((error: unknown) => {
      onRefused(error instanceof Error ? error.message : 'Gambar gagal diunggah.')
      return undefined
    }),
  ])
  if (editor.isDestroyed) return
  const at = closePlace(editor.view, id)
  if (url === undefined || at === undefined) return
  editor.commands.insertContentAt(
    at,
    { type: 'image', attrs: { src: url, alt: '', ...size } },
    { updateSelection: false },
  )
  onInserted(url)
}

function placeElement() {
  const element = document.createElement('span')
  const bar = document.createElement('progress')
  element.className = 'upload-place'
  element.setAttribute('role', 'status')
  element.append('Mengunggah gambar…', bar)
  bar.setAttribute('aria-label', 'Mengunggah gambar')
  return {
    element,
    show: (share: number) => {
      bar.value = share
    },
  }
}

/** Width and height to store, so that the text does not shift while the picture loads. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width, height } = await createImageBitmap(file)
    const scale = Math.min(1, SHOWN_WIDTH / width)
    return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) }
  } catch {
    return undefined
  }
}
