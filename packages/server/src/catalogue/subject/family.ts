import { type Family, family } from '@bank/contract'

/** The family whose name is part of a subject's name, for a subject that is sent without one (decisions 3). */
export function familyOf(name: string): Family | null {
  const words = name.toLowerCase()
  return family.options.find((option) => words.includes(option)) ?? null
}
