import { withFormulas } from './content/formulas.ts'
import { newPicture, type Picture } from './pictures.ts'

const SOURCE = /src="picture:([a-z0-9-]+)"/g
/** Displayed size / file size: sharp on high-density screens, and letters as large as the text around the picture. */
const SHOWN = 0.6

/** A text in its stored form, and the pictures in it. */
interface Published {
  html: string
  pictures: Picture[]
}

/** Converts LaTeX to MathML and gives the pictures new URLs. A test checks the result against the allow-list. */
export async function publish(html: string): Promise<Published> {
  const names = [...new Set(Array.from(html.matchAll(SOURCE), ([, name = '']) => name))]
  const pictures = await Promise.all(names.map(newPicture))
  const sources = new Map(pictures.map((picture, index) => [names[index], sourceOf(picture)]))
  return { html: withFormulas(html).replace(SOURCE, (_, name: string) => sources.get(name) ?? ''), pictures }
}

const sourceOf = ({ id, width, height }: Picture) =>
  `src="/media/${id}.png" width="${Math.round(width * SHOWN)}" height="${Math.round(height * SHOWN)}"`

/** Each thing, with the result of `publish` for its text. */
export function publishAll<Thing>(things: Thing[], textOf: (thing: Thing) => string): Promise<(Thing & Published)[]> {
  return Promise.all(things.map(async (thing) => ({ ...thing, ...(await publish(textOf(thing))) })))
}
