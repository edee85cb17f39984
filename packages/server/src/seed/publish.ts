import { withFormulas } from './formulas.ts'
import { newPicture, type Picture } from './pictures.ts'

const SOURCE = /src="picture:([a-z0-9-]+)"/g
/** Shown smaller than drawn: sharp on dense screens, its words as large as the text around it. */
const SHOWN = 0.6

/** A text as it is stored, and the pictures that it shows. */
interface Published {
  html: string
  pictures: Picture[]
}

/** Editor HTML with its formulas drawn and its pictures under new addresses; a test holds it to the allow-list. */
export async function publish(html: string): Promise<Published> {
  const names = [...new Set(Array.from(html.matchAll(SOURCE), ([, name = '']) => name))]
  const pictures = await Promise.all(names.map(newPicture))
  const sources = new Map(pictures.map((picture, index) => [names[index], sourceOf(picture)]))
  return { html: withFormulas(html).replace(SOURCE, (_, name: string) => sources.get(name) ?? ''), pictures }
}

const sourceOf = ({ id, width, height }: Picture) =>
  `src="/media/${id}.png" width="${Math.round(width * SHOWN)}" height="${Math.round(height * SHOWN)}"`

/** Each thing with what `publish` makes of its text. */
export function publishAll<Thing>(things: Thing[], textOf: (thing: Thing) => string): Promise<(Thing & Published)[]> {
  return Promise.all(things.map(async (thing) => ({ ...thing, ...(await publish(textOf(thing))) })))
}
