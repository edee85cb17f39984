import { createHash } from 'node:crypto'

/** The pictures that stand in a file as text, each kept once, by names of ours. */
export interface Pictures {
  bytes: Map<string, Uint8Array>
  /** The name of a picture in base64; undefined for none. `ending`: `png`. */
  keep: (base64: string, ending: string) => string | undefined
}

export function newPictures(): Pictures {
  const bytes = new Map<string, Uint8Array>()
  return {
    bytes,
    keep(base64, ending) {
      const read = Buffer.from(base64, 'base64')
      if (read.length === 0) return undefined
      const name = `${createHash('sha256').update(read).digest('hex')}.${ending.toLowerCase()}`
      bytes.set(name, read)
      return name
    },
  }
}

const DATA = /^data:image\/([a-z0-9.+-]{1,20});base64,/i

/** The name of a picture that stands in its own address (`data:image/png;base64,...`); undefined for any other. */
export function pictureInAddress(source: string, pictures: Pictures): string | undefined {
  const [head, type = ''] = DATA.exec(source) ?? []
  return head === undefined ? undefined : pictures.keep(source.slice(head.length), type)
}
