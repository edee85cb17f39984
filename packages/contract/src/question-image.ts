import * as z from 'zod'
import { id, idInput, idParams } from './fields.ts'
import { imageChoice } from './image.ts'
import { mediaUrl } from './list-fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { changed, listOf, oneOf, removed } from './reply.ts'
import { IMAGE_BODY_LIMIT, route } from './route.ts'

/** `question_id` 0: the question is not saved yet. */
const questionImage = z
  .object({ id_question_image: id, image: z.string(), question_id: z.int().min(0) })
  .meta({ id: 'QuestionImage' })

/** The bytes of the one file of a multipart body. */
const file: z.ZodType<Uint8Array, Uint8Array | Blob> = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array, 'Pilih berkas gambar.')
  .meta({
    override: { type: 'string', contentMediaType: 'application/octet-stream' },
  })
/** The id of a saved question; 0, `"0"` and `""` mean one that is not saved yet, null after parsing. */
const owner = z.union([z.literal(['', '0', 0]).transform(() => null), idInput], { error: 'Pilihan tidak valid.' })

const MAX_COPIES = 50
const AT_MOST = `Berisi 1 sampai ${MAX_COPIES} gambar.`

export const questionImagePaging: Paging = { size: 10, whole: false }
export const questionImageRoutes = {
  list: route({
    method: 'GET',
    path: '/v1/question-image',
    access: 'staff',
    summary: 'List the images uploaded for questions',
    query: pageQuery.extend({ question_id: idInput.optional() }),
    response: listOf(questionImage),
  }),
  get: route({
    method: 'GET',
    path: '/v1/question-image/:id',
    access: 'staff',
    summary: 'Read one image uploaded for a question',
    params: idParams,
    response: oneOf(questionImage),
  }),
  ofQuestion: route({
    method: 'GET',
    path: '/v1/question-image_id/:id',
    access: 'staff',
    summary: 'List the images uploaded for the question of this id, whole',
    params: idParams,
    response: listOf(questionImage),
  }),
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
  /** A new image gets a new URL; the old one stays while something shows it (decisions 4). */
  update: route({
    method: 'PATCH',
    path: '/v1/question-image/:id',
    access: 'staff',
    summary: 'Put another image in the place of this one, or give it to another question',
    params: idParams,
    bodyType: 'multipart',
    bodyLimit: IMAGE_BODY_LIMIT,
    body: z.object({ image: file.optional(), question_id: owner.optional() }),
    response: changed(questionImage),
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/question-image/:id',
    access: 'staff',
    summary: 'Delete an image of a question by its id',
    params: idParams,
    response: removed,
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
  duplicate: route({
    method: 'POST',
    path: '/v1/question-image-duplicate',
    access: 'staff',
    summary: 'Copy images for questions; answers the URLs of the copies, in the order of the list',
    body: z
      .array(z.object({ image: mediaUrl, question_id: owner.optional() }), { error: AT_MOST })
      .min(1, AT_MOST)
      .max(MAX_COPIES, AT_MOST),
    status: 201,
    response: z.object({ data: z.array(z.string()) }),
  }),
}
