import type Sharp from 'sharp'

let loaded: Promise<typeof Sharp> | undefined

/** libvips, loaded with the first picture that is read: a start without pictures needs none of its many files. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= load()
  return loaded
}

async function load() {
  const { default: sharp } = await import('sharp')
  // libvips reads about twenty formats; all but PNG and JPEG are blocked
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] })
  // libvips keeps what it has worked out, up to 50 MB; no picture comes twice
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
