import { imagesIn } from '@bank/contract/rich-text'
import { useRef, useState } from 'react'

/** Uploads a picture and answers its URL; `onProgress` hears 0 to 1. */
export type UploadImage = (file: File, onProgress: (share: number) => void) => Promise<string>

interface EditorUploads {
  upload: UploadImage
  /** Something is on its way: saving now would leave it out. */
  busy: boolean
  keepOnly: (html: string) => Promise<void>
  discard: () => Promise<void>
}

/**
 * The pictures that were uploaded while one dialog was open (spec 4, rich-text images): hand `upload` to the editor,
 * call `discard` on cancel and `keepOnly` with the saved HTML. What cannot be deleted now, the server tidies after a day.
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
    /** Deletes what the saved texts no longer show. */
    keepOnly: (html) => {
      const shown = new Set(imagesIn(html))
      const gone = [...uploaded.current].filter((url) => !shown.has(url))
      uploaded.current.clear()
      return removeAll(gone)
    },
    /** Deletes everything that was uploaded, and what still arrives. */
    discard: () => {
      discarded.current = true
      return removeAll([...uploaded.current])
    },
  }
}
