import { questionImageRoutes } from '@bank/contract/question-image'
import { call } from '../../api/call.ts'
import { useEditorUploads } from '../../editor/use-editor-uploads.ts'

/** Uploads for a question's editor: the server keeps them as drafts until a question that shows them is saved. */
export const useQuestionUploads = () =>
  useEditorUploads({
    upload: async (file, onProgress) => {
      const body = { image: file, question_id: 0 }
      return (await call(questionImageRoutes.upload, { body }, { onProgress })).data.image
    },
    remove: (image) => call(questionImageRoutes.removeByUrl, { query: {}, body: { image } }),
  })
