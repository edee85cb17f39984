import { isGift, readGift } from '../gift/read-gift.ts'
import { textOfBytes } from '../text/text-of-bytes.ts'
import type { FileReader } from './file-reader.ts'

const SEND_ZIP = 'Gambar tidak ikut dalam berkas GIFT. Kirim .zip yang berisi berkas ini dan gambarnya.'

/** GIFT, by its ending or, of a plain text, by its marks. */
export const giftFile: FileReader = {
  fits: ({ name, bytes }) => /\.gift$/i.test(name) || (/\.txt$/i.test(name) && isGift(textOfBytes(bytes))),
  read: async ({ bytes }, options) => {
    const { questions, warnings } = readGift(textOfBytes(bytes), options)
    const lacksPictures = questions.some(({ messages }) => messages.some(({ code }) => code === 'picture-missing'))
    return { questions, warnings: [...warnings, ...(lacksPictures ? [SEND_ZIP] : [])] }
  },
}
