/** A picture whose bytes are read when it is its turn. */
export interface PictureSource {
  source: string
}

/** The bytes of the picture with this source. */
export type BytesOf = (source: string) => Uint8Array | Promise<Uint8Array>
