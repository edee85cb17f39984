import { sanitizeFragment, sanitizeHtml } from '../rich-text/sanitize.ts'
import { withFormulas } from './formulas.ts'
import { newPicture } from './pictures.ts'
import { addImage } from './seed.repo.ts'
import type { Seeding, Written } from './seeding.ts'

const PICTURE = /picture:([a-z0-9-]+)/g

/** Editor HTML as it is stored, and the ids of its pictures, which are in the database by then. */
export async function publishHtml(
  seeding: Seeding,
  by: Written,
  html: string,
): Promise<{ html: string; images: string[] }> {
  const images = new Map<string, string>()
  for (const [, name = ''] of html.matchAll(PICTURE)) images.set(name, await publishPicture(seeding, by, name))
  const addressed = withFormulas(html).replace(PICTURE, (_, name: string) => `/media/${images.get(name)}.png`)
  return { html: sanitizeHtml(addressed), images: [...images.values()] }
}

/** The text of an option, a keyword or an answer as it is stored. */
export const publishFragment = (text: string) => sanitizeFragment(withFormulas(text))

/** The id of a new copy of the picture in the database. */
export async function publishPicture({ db }: Seeding, { created_by, created_at }: Written, name: string) {
  const image = await newPicture(name)
  await addImage(db, image, { created_by, created_at })
  return image.id
}
