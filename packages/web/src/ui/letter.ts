/** The letter of an option: A, B, C … */
export const letterOf = (index: number) => String.fromCharCode(65 + (index % 26))
