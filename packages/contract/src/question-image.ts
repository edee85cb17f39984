import * as z from 'zod'
import { id, idInput, mediaUrl } from './fields.ts'
import { imageChoice } from './image.ts'
import { changed, removed } from './reply.ts'
import { IMAGE_BODY_LIMIT, route } from './route.ts'

/** `question_id` 0 = not yet saved. */
export const questionImage = z
  .object({ id_question_image: id, image: z.string(), question_id: z.int().min(0) })
  .meta({ id: 'QuestionImage' })
export type QuestionImage = z.infer<typeof questionImage>

/** The bytes of the one file of a multipart body. */
export const file: z.ZodType<Uint8Array, Uint8Array | Blob> = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array, 'Pilih berkas gambar.')
  .meta({
    override: { type: 'string', contentMediaType: 'application/octet-stream' },
  })
/** A saved question, or 0, `"0"`, `""` for one that is not saved yet; null inside. */
const owner = z.union([z.literal(['', '0', 0]).transform(() => null), idInput], { error: 'Pilihan tidak valid.' })

export const questionImageRoutes = {
  upload: route({
    method: 'POST',
    path: '/v1/question-image',
    access: 'staff',
    summary: 'Upload an image for a question',
    bodyType: 'multipart',
    bodyLimit: IMAGE_BODY_LIMIT,
    body: z.object({ image: file, question_id: owner.optional() }),
    status: 201,
    response: z.object({ data: questionImage }),
  }),
  assign: route({
    method: 'PATCH',
    path: '/v1/question-imageID',
    access: 'staff',
    summary: 'Give an uploaded image to a question',
    body: z.object({ question_id: idInput, image: mediaUrl }),
    response: changed(questionImage),
  }),
  removeByUrl: route({
    method: 'DELETE',
    path: '/v1/question-imageURL',
    access: 'staff',
    summary: 'Delete an image of a question',
    query: imageChoice,
    body: imageChoice,
    response: removed,
  }),
}
