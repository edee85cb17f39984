import { withFormulas } from './formulas.ts'
import { newPicture, type Picture } from './pictures.ts'

const PICTURE = /picture:([a-z0-9-]+)/g

/** A text as it is stored, and the pictures that it shows. */
export interface Published {
  html: string
  pictures: Picture[]
}

/** Editor HTML with its formulas drawn and its pictures under new addresses; a test holds it to the allow-list. */
export async function publish(html: string): Promise<Published> {
  const names = [...new Set(Array.from(html.matchAll(PICTURE), ([, name = '']) => name))]
  const pictures = await Promise.all(names.map(newPicture))
  const addresses = new Map(pictures.map(({ id }, index) => [names[index], `/media/${id}.png`]))
  return { html: withFormulas(html).replace(PICTURE, (_, name: string) => addresses.get(name) ?? ''), pictures }
}

/** Each thing with what `publish` makes of its text. */
export function publishAll<Thing>(things: Thing[], textOf: (thing: Thing) => string): Promise<(Thing & Published)[]> {
  return Promise.all(things.map(async (thing) => ({ ...thing, ...(await publish(textOf(thing))) })))
}
