import { NO_IMAGE } from '@bank/contract/question-parts'
import { Fragment } from '../rich/rich-html.tsx'

/** The text of a row with its picture. */
export function Content({ text, image, of }: { text: string; image: string; of: string }) {
  return (
    <span className="min-w-0 flex-1 wrap-anywhere">
      <Fragment html={text} />
      {image !== NO_IMAGE && image !== '' && <img src={image} alt={`Gambar ${of}`} className="student-picture" />}
    </span>
  )
}
