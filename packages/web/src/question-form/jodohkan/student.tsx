import { plainOf } from '@bank/contract/plain-text'
import { classes } from '../../ui/classes.ts'
import { fieldClass } from '../../ui/form-field.tsx'
import { letterOf } from '../../ui/letter.ts'
import { Content } from '../content.tsx'
import type { StudentProps } from '../student-props.ts'
import { outcomeOf, Verdict } from '../verdict.tsx'

/** Rows that are paired by choosing the letter of a partner: nothing has to be dragged. */
export function MatchAnswer({ shown, answer, onAnswer, checked }: StudentProps) {
  const { left = [], right = [] } = shown.interaction
  const given = new Map(answer.pairs)
  const keys = new Map(checked?.interaction.pairs)
  const choose = (from: string, to: string) => {
    const others = (answer.pairs ?? []).filter(([other]) => other !== from)
    onAnswer({ pairs: to === '' ? others : [...others, [from, to]] })
  }
  return (
    <div className="student-match">
      <ol className="student-rows" aria-label="Pernyataan">
        {left.map(({ id, text, image }, at) => (
          <li key={id} className="student-pair">
            <Content text={text} image={image} of={`pernyataan ${at + 1}`} />
            <select
              aria-label={`Pasangan untuk pernyataan ${at + 1}`}
              value={given.get(id) ?? ''}
              onChange={({ target }) => choose(id, target.value)}
              className={classes(fieldClass, 'student-select')}
            >
              <option value="">Pilih</option>
              {right.map((row, place) => (
                <option key={row.id} value={row.id}>
                  {letterOf(place)}. {plainOf(row.text)}
                </option>
              ))}
            </select>
            {checked && <Verdict of={outcomeOf(given.get(id), keys.get(id))} />}
          </li>
        ))}
      </ol>
      <ol className="student-rows" aria-label="Pasangan">
        {right.map(({ id, text, image }, at) => (
          <li key={id} className="student-partner">
            <b>{letterOf(at)}</b>
            <Content text={text} image={image} of={`pasangan ${letterOf(at)}`} />
          </li>
        ))}
      </ol>
    </div>
  )
}
