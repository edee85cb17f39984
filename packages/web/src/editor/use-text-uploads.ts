import type { imageRoutes } from '@bank/contract/image'
import { call } from '../api/call.ts'
import { dataUrlOf } from '../api/data-url.ts'
import { useEditorUploads } from './use-editor-uploads.ts'

/** Uploads for an editor outside questions: data URLs through the image routes of the resource. */
export const useTextUploads = (routes: ReturnType<typeof imageRoutes>) =>
  useEditorUploads({
    upload: async (file, onProgress) => {
      const body = { image: await dataUrlOf(file) }
      return (await call(routes.uploadImage, { body }, { onProgress })).data
    },
    remove: (image) => call(routes.removeImage, { query: {}, body: { image } }),
  })
