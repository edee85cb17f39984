import type { BankName } from '@bank/contract/bank'
import { onDemand } from '../../ui/on-demand.tsx'
import { useOpened } from '../../ui/opened.ts'
import { ChosenField } from './chosen-field.tsx'
import type { Move } from './move-dialog.tsx'

const MoveDialog = onDemand(() => import('./move-dialog.tsx'), 'MoveDialog')
const HeadDialog = onDemand(() => import('./head-dialog.tsx'), 'HeadDialog')
/** In the address. */
const [MOVE, GROUP] = ['pindahkan', 'group']

/** What is chosen in dialogs: where the questions go, and the head of the group that they join. */
export interface Chosen {
  move?: Move
  head?: { id_question: number; code: string }
}

interface ChosenFieldsProps {
  bank: BankName
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

export function ChosenFields({ bank, chosen, onChange }: ChosenFieldsProps) {
  const { opened, open, close } = useOpened()
  const choose = (part: Chosen) => {
    onChange({ ...chosen, ...part })
    close()
  }
  const { move, head } = chosen
  return (
    <>
      <ChosenField
        label="Tempat"
        words={move?.words}
        onOpen={() => open(MOVE)}
        onClear={() => onChange({ ...chosen, move: undefined })}
      />
      <ChosenField
        label="Group"
        words={head && `Masuk ke group ${head.code}`}
        onOpen={() => open(GROUP)}
        onClear={() => onChange({ ...chosen, head: undefined })}
      />
      {opened?.kind === MOVE && <MoveDialog bank={bank} onChosen={(move) => choose({ move })} onClose={close} />}
      {opened?.kind === GROUP && <HeadDialog bank={bank} onChosen={(head) => choose({ head })} onClose={close} />}
    </>
  )
}

/** What is sent of it. */
export const changeOfChosen = ({ move, head }: Chosen) => ({
  ...move?.change,
  ...(head && { parent_id: head.id_question }),
})
