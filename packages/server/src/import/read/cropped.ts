import type { Crop } from '@bank/exchange/docx/piece'
import type { Picture } from '../../media/decode.ts'
import { loadSharp } from '../../media/sharp.ts'

/** What a file shows of a picture. */
export async function cropped({ bytes, width, height }: Picture, cut: Crop): Promise<Buffer> {
  const sharp = await loadSharp()
  const left = Math.round(width * cut.left)
  const top = Math.round(height * cut.top)
  const room = {
    width: width - left - Math.round(width * cut.right),
    height: height - top - Math.round(height * cut.bottom),
  }
  return sharp(bytes)
    .extract({ left, top, width: Math.max(1, room.width), height: Math.max(1, room.height) })
    .toBuffer()
}
