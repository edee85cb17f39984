import { takesSeveral } from '@bank/contract/question-words'
import { letterOf } from '../../ui/letter.ts'
import { Content } from '../content.tsx'
import type { StudentProps } from '../student-props.ts'
import { Verdict } from '../verdict.tsx'

/** Options to choose one of, or several. */
export function ChoicesAnswer({ name, shown, answer, onAnswer, checked }: StudentProps) {
  const several = takesSeveral(shown.form)
  const { choices = [] } = answer
  const right = new Set(
    checked?.selections.filter(({ is_answer }) => is_answer).map(({ id_selection }) => id_selection) ?? [],
  )
  const choose = (id: number, now: boolean) => {
    if (!several) return onAnswer({ choices: [id] })
    onAnswer({ choices: now ? [...choices, id] : choices.filter((other) => other !== id) })
  }
  return (
    <fieldset className="student-rows">
      <legend className="student-legend">{several ? 'Pilih semua jawaban yang benar' : 'Pilih satu jawaban'}</legend>
      {shown.selections.map(({ id_selection: id, selection_text, image }, at) => {
        const isChosen = choices.includes(id)
        return (
          <label key={id} className="student-option" data-chosen={isChosen}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={isChosen}
              onChange={({ target }) => choose(id, target.checked)}
              className="size-5 shrink-0 accent-brand"
            />
            <b>{letterOf(at)}</b>
            <Content text={selection_text} image={image} of={`pilihan ${letterOf(at)}`} />
            {isChosen && right.size > 0 && <Verdict of={right.has(id) ? 'right' : 'wrong'} />}
          </label>
        )
      })}
      {checked && right.size === 0 && <Verdict of="keyless" />}
      {right.size > 0 && choices.length === 0 && <Verdict of="blank" />}
    </fieldset>
  )
}
