import { imagesIn } from '@bank/contract/rich-text'
import { useRef, useState } from 'react'

/** Uploads a picture and returns its URL; `onProgress` is called with 0 to 1. */
export type UploadImage = (file: File, onProgress: (share: number) => void) => Promise<string>

interface EditorUploads {
  upload: UploadImage
  /** An upload is running: saving now would leave the picture out. */
  busy: boolean
  keepOnly: (html: string) => Promise<void>
  discard: () => Promise<void>
}

/**
 * The pictures uploaded while a dialog is open (spec 4, rich-text images): pass `upload` to the editor, call `discard` on
 * cancel and `keepOnly` with the saved HTML. The server deletes after a day what could not be deleted now.
 */
export function useEditorUploads({
  upload,
  remove,
}: {
  upload: UploadImage
  remove: (url: string) => Promise<unknown>
}): EditorUploads {
  const [underWay, setUnderWay] = useState(0)
  const uploaded = useRef(new Set<string>())
  const discarded = useRef(false)
  const removeAll = async (urls: string[]) => {
    for (const url of urls) uploaded.current.delete(url)
    await Promise.allSettled(urls.map(remove))
  }
  return {
    busy: underWay > 0,
    upload: async (file, onProgress) => {
      setUnderWay((count) => count + 1)
      try {
        const url = await upload(file, onProgress)
        uploaded.current.add(url)
        if (discarded.current) await removeAll([url])
        return url
      } finally {
        setUnderWay((count) => count - 1)
      }
    },
    /** Deletes uploads that the saved text does not show. */
    keepOnly: (html) => {
      const shown = new Set(imagesIn(html))
      const gone = [...uploaded.current].filter((url) => !shown.has(url))
      uploaded.current.clear()
      return removeAll(gone)
    },
    /** Deletes all uploads, including those that finish later. */
    discard: () => {
      discarded.current = true
      return removeAll([...uploaded.current])
    },
  }
}
