import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, brief, id, idInput, name, optionalCode, optionalHtml, productType, search, seenAt } from './fields.ts'
import { imageRoutes } from './image.ts'
import { idList, imageList } from './list-fields.ts'
import { type Paging, pageQuery } from './page.ts'

const category = audit
  .extend({
    id_category: id,
    category_name: z.string(),
    code: z.string(),
    subject_id: id,
    subject_name: z.string(),
    /** Ids with commas between them; empty means that every class fits. */
    class_id: z.string(),
    class_name: z.string(),
    product_type: z.int(),
    detail_category: z.string().nullable(),
    image: z.string(),
    id_category_creator: id.nullable(),
    id_category_updater: id.nullable(),
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof category>

export const categoryCreate = z.object({
  category_name: name,
  subject_id: idInput,
  class_id: idList.optional(),
  code: optionalCode,
  product_type: productType.optional(),
  detail_category: optionalHtml,
  image: imageList.optional(),
})

export const categoryPaging: Paging = { size: 5, whole: true }
export const categoryRoutes = {
  // The list shows Hapus to everyone, so removal is open to staff here (spec 6).
  ...crud('/v1/category', {
    thing: 'categories (kategori)',
    row: category,
    query: pageQuery.extend({
      category_name: search,
      subject_id: idInput.optional(),
      class_id: idInput.optional(),
      product_type: productType.optional(),
      brief,
    }),
    create: categoryCreate,
    update: categoryCreate.partial().extend(seenAt.shape),
    remove: 'staff',
  }),
  ...imageRoutes('a category', { upload: '/v1/category/image', remove: '/v1/image/category' }),
}
