import * as z from 'zod'
import { removed } from './reply.ts'
import { IMAGE_BODY_LIMIT, route } from './route.ts'

/** A data URL, or only its base64 part. */
export const imageData = z.string({ error: 'Wajib diisi.' }).min(1, 'Wajib diisi.')
const imageUpload = z.object({ image: imageData })
const uploaded = z.object({ data: z.string() })

/** Which picture to delete: in a JSON body or in the query. */
export const imageChoice = z.object({ image: z.string().max(2048).optional() })

/** Upload and delete of the pictures in one kind of text. The server handles all kinds the same way. */
export const imageRoutes = (thing: string, paths: { upload: string; remove: string }) => ({
  uploadImage: route({
    method: 'POST',
    path: paths.upload,
    access: 'staff',
    summary: `Upload an image for ${thing}`,
    body: imageUpload,
    bodyLimit: IMAGE_BODY_LIMIT,
    status: 201,
    response: uploaded,
  }),
  removeImage: route({
    method: 'DELETE',
    path: paths.remove,
    access: 'staff',
    summary: `Delete an image of ${thing}`,
    query: imageChoice,
    body: imageChoice,
    response: removed,
  }),
})
