/** A, B, C … for the options of a question. */
export const letterOf = (index: number) => String.fromCharCode(65 + (index % 26))
