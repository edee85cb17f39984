import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, FRAGMENT_LENGTH, id, line, seenAt } from './fields.ts'
import { imageData } from './image.ts'
import { type Paging, pageQuery } from './page.ts'

const banner = audit
  .extend({
    id,
    description: z.string(),
    target: z.string(),
    image: z.string(),
    id_creator: id.nullable(),
    id_updater: id.nullable(),
  })
  .meta({ id: 'Banner' })
export type Banner = z.infer<typeof banner>

/** A path in this app, or an http(s) address; never `javascript:` or another scheme that runs code. */
const target = z
  .string()
  .trim()
  .max(2048, 'Paling banyak 2.048 karakter.')
  .refine(isTarget, 'Tautan diawali http://, https://, atau satu garis miring.')

function isTarget(value: string) {
  if (value === '' || /^\/(?![/\\])/.test(value)) return true
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}

/** `image`: a data URL (a new picture) or a `/media` URL; when a PATCH leaves it out, it stays. */
export const bannerCreate = z.object({
  description: line(FRAGMENT_LENGTH),
  target: target.optional(),
  image: imageData,
})

export const bannerPaging: Paging = { size: 10, whole: false }
const routes = crud('/v1/banner', {
  thing: 'banners',
  row: banner,
  query: pageQuery,
  create: bannerCreate,
  update: bannerCreate.partial().extend(seenAt.shape),
  remove: 'admin',
  carriesImage: true,
})
/** Only an admin may use these routes (decisions 2). */
export const bannerRoutes = {
  list: { ...routes.list, access: 'admin' },
  get: { ...routes.get, access: 'admin' },
  create: { ...routes.create, access: 'admin' },
  update: { ...routes.update, access: 'admin' },
  remove: routes.remove,
} as const
