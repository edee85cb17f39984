import { imagesIn } from '@bank/contract/rich-text'
import { useRef } from 'react'

/** Uploads a picture and answers its URL; `onProgress` hears 0 to 1. */
export type UploadImage = (file: File, onProgress: (share: number) => void) => Promise<string>

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
}) {
  const uploaded = useRef(new Set<string>())
  const removeAll = async (urls: string[]) => {
    for (const url of urls) uploaded.current.delete(url)
    await Promise.allSettled(urls.map(remove))
  }
  return {
    upload: async (file: File, onProgress: (share: number) => void) => {
      const url = await upload(file, onProgress)
      uploaded.current.add(url)
      return url
    },
    /** Deletes what the saved texts no longer show. */
    keepOnly: (html: string) => {
      const shown = new Set(imagesIn(html))
      const gone = [...uploaded.current].filter((url) => !shown.has(url))
      uploaded.current.clear()
      return removeAll(gone)
    },
    /** Deletes everything that was uploaded. */
    discard: () => removeAll([...uploaded.current]),
  }
}
