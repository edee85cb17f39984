import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, fragment, id, idInput, idParams, seenAt } from './fields.ts'
import { imageData } from './image.ts'
import { type Paging, pageQuery } from './page.ts'
import { changed, listOf, removed } from './reply.ts'
import { IMAGE_BODY_LIMIT, route } from './route.ts'

const selection = audit
  .extend({
    id_selection: id,
    question_id: id,
    selection_text: z.string(),
    /** A URL of ours, or `NO_IMAGE`. */
    image: z.string(),
    is_answer: z.boolean(),
  })
  .meta({ id: 'Selection' })

/** `image`: a data URL (new), a URL of ours, `""` or `NO_IMAGE` (none), missing on PATCH (unchanged). */
export const selectionCreate = z.object({
  question_id: idInput,
  selection_text: fragment.optional(),
  image: z.string().optional(),
})

const query = pageQuery.extend({ question_id: idInput.optional() })
export const selectionPaging: Paging = { size: 10, whole: false }
export const selectionRoutes = {
  ...crud('/v1/selection', {
    thing: 'options (pilihan)',
    row: selection,
    query,
    create: selectionCreate,
    update: selectionCreate.omit({ question_id: true }).partial().extend(seenAt.shape),
    remove: 'staff',
    carriesImage: true,
  }),
  search: route({
    method: 'GET',
    path: '/v1/searchSelection',
    access: 'staff',
    summary: 'List the options of a question',
    query,
    response: listOf(selection),
  }),
  image: route({
    method: 'GET',
    path: '/v1/selectionImage/:id',
    access: 'staff',
    summary: 'Read the picture of an option',
    params: idParams,
    response: z.object({ data: z.string() }),
  }),
  setImage: route({
    method: 'PATCH',
    path: '/v1/selectionImage/:id',
    access: 'staff',
    summary: 'Give an option another picture',
    params: idParams,
    body: seenAt.extend({ image: imageData }),
    bodyLimit: IMAGE_BODY_LIMIT,
    response: changed(selection),
  }),
  removeImage: route({
    method: 'DELETE',
    path: '/v1/selectionImage/:id',
    access: 'staff',
    summary: 'Take the picture off an option',
    params: idParams,
    response: removed,
  }),
}
