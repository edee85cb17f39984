import { type Family, family } from '@bank/contract'

/** The family that a subject's name tells of, when it is not said (decisions 3). */
export function familyOf(name: string): Family | null {
  const words = name.toLowerCase()
  return family.options.find((option) => words.includes(option)) ?? null
}
