import type { Verdict } from '@bank/contract/approval'
import type { Stage } from '@bank/contract/stages'

export const STAGE_WORD: Readonly<Record<Stage, string>> = {
  draft: 'Konsep',
  submitted: 'Menunggu telaah',
  changes: 'Perlu perbaikan',
  rejected: 'Ditolak',
  approved: 'Disetujui',
  published: 'Terbit',
}

export const stageOptions = Object.entries(STAGE_WORD).map(([value, label]) => ({ value, label }))

export const VERDICT_WORD: Readonly<Record<Verdict, string>> = {
  layak: 'Layak',
  perbaiki: 'Perbaiki',
  tolak: 'Tolak',
}
