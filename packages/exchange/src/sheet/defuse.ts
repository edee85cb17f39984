// A list of values has no way to say that a value is letters and no formula: an apostrophe before it does, which we take off again.

/** Texts that begin with these signs would be evaluated as formulas by a spreadsheet program. */
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/
const DEFUSED = /^'+[=+\-@\t\r\n＝＋－＠]/
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/

export const defused = (text: string): string => (RUNS.test(text) && !NUMBER.test(text) ? `'${text}` : text)

/** What stood before `defused`. */
export const fused = (value: string): string => (DEFUSED.test(value) ? value.slice(1) : value)
