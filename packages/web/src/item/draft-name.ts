/** `keyword-12:3`, `question:new`, `item-in-5:new`, `question-copy-12-in-5:new`: see the `kind` of the dialogs. */
const NAME = /^(?<kind>[a-z-]+?)(?:-(?<of>\d+))?(?:-in-(?<group>\d+))?:(?<row>new|\d+)$/

/** What the name of a dialog's draft says: of which question, in whose group, and of which row it is. */
export const draftName = (draft: string) => NAME.exec(draft)?.groups ?? {}
