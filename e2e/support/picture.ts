import { readFile } from 'node:fs/promises'

/** A picture file, as an author uploads it. */
export const pictureFile = async () => ({
  name: 'denah.png',
  mimeType: 'image/png',
  buffer: await readFile(new URL('../../packages/server/src/seed/pictures/denah-kebun.png', import.meta.url)),
})
