import { ExternalLink } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'

/** Opens the question in a tab of its own: what is being compared stays. */
export const ToQuestion = ({ id, code }: { id: number; code: string }) => (
  <a
    href={`/soal/${id}`}
    target="_blank"
    rel="noreferrer"
    aria-label={`Buka ${code} di tab baru`}
    className={buttonClass('quiet')}
  >
    <ExternalLink size={16} aria-hidden />
    Buka
  </a>
)
