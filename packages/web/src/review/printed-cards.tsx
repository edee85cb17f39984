import type { QuestionReview, Verdict } from '@bank/contract/approval'
import type { Question } from '@bank/contract/question'
import { ASPECT_VALUES, CARD_VERSION, CARDS } from '@bank/contract/telaah/card'
import { createPortal } from 'react-dom'
import { date } from '../ui/format.ts'
import { FORM_WORD } from '../ui/question-words.ts'
import './printed-cards.css'

/** In the words of the national form. */
const CONCLUSIONS: Readonly<Record<Verdict, string>> = {
  layak: 'Diterima',
  perbaiki: 'Diterima dengan perbaikan',
  tolak: 'Ditolak',
}
const VALUES: Readonly<Record<(typeof ASPECT_VALUES)[number], string>> = { ya: 'Ya', tidak: 'Tidak', tb: 'TB' }

interface PrintedCardsProps {
  question: Question
  reviews: QuestionReview['reviews']
}

/** What is printed in place of the page: a sheet for each card that counts, an empty one where there is none yet. */
export function PrintedCards({ question, reviews }: PrintedCardsProps) {
  const counting = reviews.filter(({ counts, card_version }) => counts && card_version === CARD_VERSION)
  const sheets = counting.length > 0 ? counting : [undefined]
  return createPortal(
    <div className="printed-cards">
      {sheets.map((review) => (
        <Sheet key={review?.id ?? 'kosong'} question={question} review={review} />
      ))}
    </div>,
    document.body,
  )
}

interface SheetProps {
  question: Question
  review: QuestionReview['reviews'][number] | undefined
}

function Sheet({ question, review }: SheetProps) {
  const form = review?.form ?? question.form
  const said = [
    ['Kode soal', question.code],
    ['Bentuk soal', FORM_WORD[form]],
    ['Kategori', question.category_name],
    ['Kelas', question.class_name],
    ['Materi', question.topic_name],
    ['Penulis', question.name_creator],
    ['Penelaah', review?.ac_name],
    ['Tanggal', review && date(review.created_at)],
  ]
  return (
    <article className="printed-card">
      <h1>Kartu Telaah Soal</h1>
      <dl>
        {said.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value ?? ''}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th>No.</th>
            <th>Aspek yang ditelaah</th>
            {ASPECT_VALUES.map((value) => (
              <th key={value}>{VALUES[value]}</th>
            ))}
            <th>Catatan</th>
          </tr>
        </thead>
        <tbody>
          {CARDS[form].map(({ text }, at) => {
            const answer = review?.aspects.find(({ no }) => no === at + 1)
            return (
              <tr key={text}>
                <td>{at + 1}</td>
                <td>{text}</td>
                {ASPECT_VALUES.map((value) => (
                  <td key={value}>{answer?.mark === value && '✓'}</td>
                ))}
                <td>{answer?.note}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {review?.note && <p className="printed-note">Catatan: {review.note}</p>}
      <p className="printed-conclusion">
        Kesimpulan:
        {Object.entries(CONCLUSIONS).map(([verdict, words]) => (
          <span key={verdict}>
            {review?.verdict === verdict ? '☑' : '☐'} {words}
          </span>
        ))}
      </p>
      <p className="printed-sign">
        Penelaah,
        <span>{review?.ac_name ?? '..............................'}</span>
      </p>
    </article>
  )
}
