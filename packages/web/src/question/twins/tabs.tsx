import { twinSentence } from '@bank/contract/twin'
import { Button } from '../../ui/button.tsx'
import type { Told } from './told.ts'

interface TabsProps {
  label: string
  twins: readonly Told[]
  chosen: Told
  onChoose: (twin: Told) => void
}

/** Which of several twins is shown. */
export const Tabs = ({ label, twins, chosen, onChoose }: TabsProps) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{label}</legend>
    {twins.map((twin) => (
      <Button
        key={twin.id_question}
        kind={twin.id_question === chosen.id_question ? 'primary' : 'secondary'}
        aria-pressed={twin.id_question === chosen.id_question}
        aria-label={twinSentence(twin.kind, twin.code)}
        onClick={() => onChoose(twin)}
      >
        {twin.kind === 'mirip' ? twin.code : `${twin.code} (${twin.kind})`}
      </Button>
    ))}
  </fieldset>
)
