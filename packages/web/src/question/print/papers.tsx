// What stands on each kind of paper, one component for each: the same as in the Word file (exchange/write/docx/templates.ts).
import { GRID_COLUMNS, gridRows, type Key, keyLists } from '@bank/exchange/write/key-lists'
import { keyText } from '@bank/exchange/write/key-text'
import { type Numbered, numbered } from '@bank/exchange/write/numbered'
import { cardFacts, type PrintedKind, stimulusHead } from '@bank/exchange/write/paper-words'
import { levelsOf, numbersText, planOf } from '@bank/exchange/write/plan'
import type { WrittenQuestion } from '@bank/exchange/write/written-question'
import { type ComponentType, Fragment as Group, type ReactNode } from 'react'
import { Fragment, RichHtml } from '../../rich/rich-html.tsx'
import { AskedOf, ChoicesOf, hasChoices, Stem } from './paper-question.tsx'

interface Content {
  questions: readonly WrittenQuestion[]
}

/** The questions by their numbers, each shared text before the first that shares it. */
function Questions({ questions, children }: Content & { children: (question: WrittenQuestion) => ReactNode }) {
  return (
    <ol className="paper-questions">
      {numbered(questions).map((one) => (
        <Group key={one.question.id}>
          <Stimulus {...one} />
          <li value={one.number} data-whole>
            {children(one.question)}
          </li>
        </Group>
      ))}
    </ol>
  )
}

function Stimulus({ number, stimulus }: Numbered) {
  if (!stimulus) return null
  return (
    <li className="paper-stimulus" data-whole>
      <b>{stimulusHead({ number, last: stimulus.last })}</b>
      <RichHtml html={stimulus.text} />
    </li>
  )
}

/** The question sheet of the pupils. */
function Sheet({ questions }: Content) {
  return (
    <Questions questions={questions}>
      {(question) => (
        <>
          <Stem question={question} />
          <AskedOf question={question} />
        </>
      )}
    </Questions>
  )
}

/** The keys by their numbers in a grid, long ones below. */
function Keys({ questions }: Content) {
  const { grid, long } = keyLists(questions)
  return (
    <>
      {grid.length > 0 && <KeyGrid keys={grid} />}
      {long.length > 0 && <KeyTable keys={long} />}
    </>
  )
}

const COLUMNS = Array.from({ length: GRID_COLUMNS }, (_, at) => at)

function KeyGrid({ keys }: { keys: readonly Key[] }) {
  const columns = COLUMNS.slice(0, keys.length)
  return (
    <table className="paper-table paper-key-grid">
      <thead>
        <tr>
          {columns.map((at) => (
            <Group key={at}>
              <th>No</th>
              <th>Kunci</th>
            </Group>
          ))}
        </tr>
      </thead>
      <tbody>
        {gridRows(keys).map((row) => (
          <tr key={row[0]?.number}>
            {columns.map((at) => (
              <Group key={at}>
                <td>{row[at]?.number}</td>
                <td>
                  <Fragment html={row[at]?.text ?? ''} />
                </td>
              </Group>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function KeyTable({ keys }: { keys: readonly Key[] }) {
  return (
    <table className="paper-table paper-key-table">
      <thead>
        <tr>
          <th>No</th>
          <th>Kunci</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ number, text }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>
              <RichHtml html={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Each question with its key and its discussion. */
function Solutions({ questions }: Content) {
  return (
    <Questions questions={questions}>
      {(question) => (
        <>
          <div data-whole>
            <Stem question={question} />
            <ChoicesOf question={question} />
          </div>
          <div className="paper-key">
            <b>Kunci: </b>
            <RichHtml html={keyText(question) || 'belum ada'} />
          </div>
          {question.discussion !== '' && (
            <>
              <p className="paper-heading">Pembahasan</p>
              <RichHtml html={question.discussion} />
            </>
          )}
        </>
      )}
    </Questions>
  )
}

/** A bordered table for each question, each on a page of its own. */
function Cards({ questions }: Content) {
  return questions.map((question) => <Card key={question.id} question={question} />)
}

function Card({ question }: { question: WrittenQuestion }) {
  const rows: [name: string, content: ReactNode][] = [
    ...cardFacts(question),
    [
      'Soal',
      <>
        {question.stimulus && <RichHtml html={question.stimulus} />}
        <Stem question={question} />
      </>,
    ],
    ...(hasChoices(question)
      ? [['Pilihan', <ChoicesOf key="choices" question={question} />] as [string, ReactNode]]
      : []),
    ['Kunci', <RichHtml key="key" html={keyText(question) || '–'} />],
    ['Pembahasan', <RichHtml key="discussion" html={question.discussion || '–'} />],
  ]
  return (
    <table className="paper-table paper-card">
      <tbody>
        {rows.map(([name, content]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{content}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const PLAN_HEADS = ['No', 'Materi', 'Indikator', 'Level', 'Bentuk', 'Nomor soal']

/** What the questions are about, with their numbers, and how many there are of each level. */
function Plan({ questions }: Content) {
  return (
    <>
      <table className="paper-table paper-plan">
        <thead>
          <tr>
            {PLAN_HEADS.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planOf(questions).map(({ said, numbers }, at) => (
            <tr key={numbers[0]}>
              <td>{at + 1}</td>
              {said.map((text, column) => (
                <td key={PLAN_HEADS[column + 1]}>{text}</td>
              ))}
              <td>{numbersText(numbers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="paper-table paper-levels" data-whole>
        <thead>
          <tr>
            <th>Level</th>
            <th>Jumlah soal</th>
          </tr>
        </thead>
        <tbody>
          {levelsOf(questions).map(([level, count]) => (
            <tr key={level}>
              <td>{level}</td>
              <td>{count}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Jumlah</th>
            <th>{questions.length}</th>
          </tr>
        </tbody>
      </table>
    </>
  )
}

export const PAPERS: Readonly<Record<PrintedKind, ComponentType<Content>>> = {
  naskah: Sheet,
  kunci: Keys,
  pembahasan: Solutions,
  kartu: Cards,
  'kisi-kisi': Plan,
}
