import { levelsOf, numbersText, planOf } from '@bank/exchange/write/plan'
import type { WrittenQuestion } from '@bank/exchange/write/written-question'

const PLAN_HEADS = ['No', 'Materi', 'Indikator', 'Level', 'Bentuk', 'Nomor soal']

/** What the questions are about, with their numbers, and how many there are of each level. */
export function Plan({ questions }: { questions: readonly WrittenQuestion[] }) {
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
