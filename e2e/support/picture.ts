import { readFile } from 'node:fs/promises'

/** A picture as an author has it on the disk. */
export const pictureFile = async () => ({
  name: 'denah.png',
  mimeType: 'image/png',
  buffer: await readFile(new URL('../../packages/server/src/seed/pictures/denah-kebun.png', import.meta.url)),
})
