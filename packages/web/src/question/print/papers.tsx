// What stands on each kind of paper, one component for each: the same as in the Word file (exchange/write/docx/templates.ts).
import { keyText } from '@bank/exchange/write/key-text'
import { type Numbered, numbered } from '@bank/exchange/write/numbered'
import { cardFacts, type PrintedKind, stimulusHead } from '@bank/exchange/write/paper-words'
import { RUBRIC, rubricOf, SCORE, scoreText } from '@bank/exchange/write/scoring'
import type { WrittenQuestion } from '@bank/exchange/write/written-question'
import { type ComponentType, Fragment as Group, type ReactNode } from 'react'
import { RichHtml } from '../../rich/rich-html.tsx'
import { Keys } from './paper-keys.tsx'
import { Plan } from './paper-plan.tsx'
import { AskedOf, ChoicesOf, hasChoices, Stem } from './paper-question.tsx'
import { RubricTable } from './paper-scoring.tsx'

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

/** Each question with its key, how it is marked, and its discussion. */
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
          <Marking question={question} />
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

function Marking({ question }: { question: WrittenQuestion }) {
  const score = scoreText(question)
  const rubric = rubricOf(question)
  return (
    <>
      {score !== '' && (
        <p>
          <b>{SCORE}: </b>
          {score}
        </p>
      )}
      {rubric && (
        <>
          <p className="paper-heading">{RUBRIC}</p>
          <RubricTable rubric={rubric} />
        </>
      )}
    </>
  )
}

/** A bordered table for each question, each on a page of its own. */
function Cards({ questions }: Content) {
  return questions.map((question) => <Card key={question.id} question={question} />)
}

function Card({ question }: { question: WrittenQuestion }) {
  const score = scoreText(question)
  const rubric = rubricOf(question)
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
    ...(score === '' ? [] : [[SCORE, score] as [string, ReactNode]]),
    ...(rubric ? [[RUBRIC, <RubricTable key="rubric" rubric={rubric} />] as [string, ReactNode]] : []),
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

export const PAPERS: Readonly<Record<PrintedKind, ComponentType<Content>>> = {
  naskah: Sheet,
  kunci: Keys,
  pembahasan: Solutions,
  kartu: Cards,
  'kisi-kisi': Plan,
}
