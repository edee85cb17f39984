import { WEIGHTS } from '@bank/contract/telaah/names'

/** How grave what a rule finds is, or that it finds nothing. */
export const WEIGHT_WORD = { galat: 'Galat', peringatan: 'Peringatan', saran: 'Saran', mati: 'Mati' } as const

export const weightOptions = WEIGHTS.map((value) => ({ value, label: WEIGHT_WORD[value] }))
