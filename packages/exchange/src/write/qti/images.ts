import type { PictureSource } from '../picture-source.ts'
import type { PictureOf } from '../written-question.ts'

/** The pictures of a package, each stored once. */
export interface Images {
  /** Where a picture stands in the package; undefined, and counted, for one that is gone. */
  hrefOf: (source: string) => string | undefined
  /** What was asked for since the last call. */
  taken: () => { hrefs: string[]; gone: number }
  files: () => Record<string, PictureSource>
}

export function imagesFrom(pictureOf: PictureOf): Images {
  const known = new Map<string, string>()
  const files: Record<string, PictureSource> = {}
  let [hrefs, gone] = [new Set<string>(), 0]

  function stored(source: string): string | undefined {
    const picture = pictureOf(source)
    if (!picture) return undefined
    const href = `images/${known.size + 1}.${picture.type === 'jpeg' ? 'jpg' : 'png'}`
    known.set(source, href)
    files[href] = { source }
    return href
  }

  return {
    hrefOf(source) {
      const href = known.get(source) ?? stored(source)
      if (href === undefined) gone += 1
      else hrefs.add(href)
      return href
    },
    taken() {
      const since = { hrefs: [...hrefs], gone }
      hrefs = new Set()
      gone = 0
      return since
    },
    files: () => files,
  }
}
