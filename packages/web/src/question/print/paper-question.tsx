// A question as a pupil gets it on paper.
import { letterOf, SIDES } from '@bank/exchange/write/key-text'
import { ESSAY_LINES, SEVERAL } from '@bank/exchange/write/paper-words'
import type { WrittenQuestion } from '@bank/exchange/write/written-question'
import type { ComponentType } from 'react'
import { Fragment, RichHtml } from '../../rich/rich-html.tsx'

interface Asked {
  question: WrittenQuestion
}

/** What a pupil answers: options, a table, lines to write on. */
export function AskedOf({ question }: Asked) {
  const Asked = ASKED[question.form]
  return <Asked question={question} />
}

const WRITTEN_BY_HAND: Partial<Record<WrittenQuestion['form'], true>> = { isian: true, uraian: true }

export const hasChoices = ({ form }: WrittenQuestion): boolean => !WRITTEN_BY_HAND[form]

/** What is chosen from; lines to write on are for pupils alone. */
export function ChoicesOf({ question }: Asked) {
  return hasChoices(question) ? <AskedOf question={question} /> : null
}

type Row = { text?: string | undefined; image?: string | undefined }

/** A text with its picture below. */
function Part({ text = '', image, of }: Row & { of: string }) {
  return (
    <>
      <Fragment html={text} />
      {image && image !== 'image' && <img src={image} alt={`Gambar ${of}`} className="paper-picture" />}
    </>
  )
}

function Options({ question: { options } }: Asked) {
  return (
    <ol type="A" className="paper-options">
      {options.map(({ text, picture }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option on paper is its place
        <li key={at}>
          <Part text={text} image={picture} of={`pilihan ${letterOf(at)}`} />
        </li>
      ))}
    </ol>
  )
}

function SeveralOptions({ question }: Asked) {
  return (
    <>
      <p>
        <i>{SEVERAL}</i>
      </p>
      <Options question={question} />
    </>
  )
}

const ShortLine = () => (
  <p className="paper-line">
    <span>Jawaban:</span>
    <span className="paper-rule" />
  </p>
)

function EssayLines({ question }: Asked) {
  const lines = question.interaction.lines ?? ESSAY_LINES
  return Array.from({ length: lines }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: empty lines
    <p key={at} className="paper-line">
      <span className="paper-rule" />
    </p>
  ))
}

/** Statements with a box to tick in each column. */
function Boxes({ rows, columns }: { rows: readonly Row[]; columns: readonly string[] }) {
  return (
    <table className="paper-table paper-boxes">
      <thead>
        <tr>
          <th>Pernyataan</th>
          {columns.map((text) => (
            <th key={text} className="paper-box">
              <Fragment html={text} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a statement on paper is its place
          <tr key={at}>
            <td>
              {at + 1}. <Part {...row} of={`pernyataan ${at + 1}`} />
            </td>
            {columns.map((text) => (
              <td key={text} className="paper-box">
                ☐
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Statements({ question: { statements } }: Asked) {
  return <Boxes rows={statements.map(({ text }) => ({ text }))} columns={Object.values(SIDES)} />
}

function Categories({ question: { interaction } }: Asked) {
  const { rows = [], columns = [] } = interaction
  return <Boxes rows={rows} columns={columns.map(({ text }) => text)} />
}

function Matching({ question: { interaction } }: Asked) {
  const { left = [], right = [] } = interaction
  return (
    <div className="paper-match">
      <ol>
        {left.map((row, at) => (
          <li key={row.id}>
            <Part {...row} of={`pernyataan ${at + 1}`} /> <span className="whitespace-nowrap">( …… )</span>
          </li>
        ))}
      </ol>
      <ol type="A">
        {right.map((row, at) => (
          <li key={row.id}>
            <Part {...row} of={`pasangan ${letterOf(at)}`} />
          </li>
        ))}
      </ol>
    </div>
  )
}

const ASKED: Readonly<Record<WrittenQuestion['form'], ComponentType<Asked>>> = {
  pg: Options,
  pgk: SeveralOptions,
  isian: ShortLine,
  uraian: EssayLines,
  benar_salah: Statements,
  kategori: Categories,
  jodohkan: Matching,
}

/** The text of a question. */
export const Stem = ({ question }: Asked) => <RichHtml html={question.text} />
