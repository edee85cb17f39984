import { questionImageRoutes } from '@bank/contract/question-image'
import { call } from '../api/call.ts'
import { useEditorUploads } from '../editor/use-editor-uploads.ts'

/** The uploads of a question's editor: drafts until the question that shows them is saved, whatever happens to this tab. */
export const useQuestionUploads = () =>
  useEditorUploads({
    upload: async (file, onProgress) => {
      const body = { image: file, question_id: 0 }
      return (await call(questionImageRoutes.upload, { body }, { onProgress })).data.image
    },
    remove: (image) => call(questionImageRoutes.removeByUrl, { query: {}, body: { image } }),
  })
