import type { BankName } from '@bank/contract/bank'
import { onDemand } from '../../ui/on-demand.tsx'
import { useOpened } from '../../ui/opened.ts'
import { ChosenField } from './chosen-field.tsx'
import type { Move } from './move-dialog.tsx'

const MoveDialog = onDemand(() => import('./move-dialog.tsx'), 'MoveDialog')
const HeadDialog = onDemand(() => import('./head-dialog.tsx'), 'HeadDialog')
/** In the address. */
const [MOVE, GROUP] = ['pindahkan', 'group']
const OUT = 'Keluar dari group'

/** What is chosen in dialogs: where the questions go, and the head of the group that they join; null: they leave theirs. */
export interface Chosen {
  move?: Move
  head?: { id_question: number; code: string } | null
}

interface ChosenFieldsProps {
  bank: BankName
  /** They are in a group, which they can leave. */
  inGroup: boolean
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

export function ChosenFields({ bank, inGroup, chosen, onChange }: ChosenFieldsProps) {
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
        words={head === null ? OUT : head && `Masuk ke group ${head.code}`}
        onOpen={() => open(GROUP)}
        onClear={() => onChange({ ...chosen, head: undefined })}
      />
      {opened?.kind === MOVE && <MoveDialog bank={bank} onChosen={(move) => choose({ move })} onClose={close} />}
      {opened?.kind === GROUP && (
        <HeadDialog bank={bank} out={inGroup ? OUT : undefined} onChosen={(head) => choose({ head })} onClose={close} />
      )}
    </>
  )
}

/** What is sent of it. */
export const changeOfChosen = ({ move, head }: Chosen) => ({
  ...move?.change,
  ...(head !== undefined && { parent_id: head?.id_question ?? null }),
})
