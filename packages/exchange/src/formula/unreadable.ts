/** A formula that holds what LaTeX has no word for, or more than a formula may. */
export class UnreadableFormula extends Error {}
