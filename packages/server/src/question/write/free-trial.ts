/** How the free-trial list changes when a question's Fitur is saved (spec 4). */
export function freeTrialChange(before: boolean, after: boolean): 'add' | 'remove' | 'keep' {
  if (before === after) return 'keep'
  return after ? 'add' : 'remove'
}
