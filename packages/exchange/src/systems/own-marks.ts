/** Of a question that we wrote: its form here, as Moodle knows fewer. Moodle passes over it. */
export const OWN_FORM = 'form'
/** Of a text for several questions that we wrote: how many of those that follow. */
export const OWN_COUNT = 'questions'
/** How we score its parts, which Moodle does in one way alone. */
export const OWN_RULE = 'rule'
/** The id that our files give to a question of the bank; none is no other's either. */
export const ownId = (id: number): string => `bs-${id}`
export const isOwnId = (said: string): boolean => said === '' || /^bs-\d+$/.test(said)
