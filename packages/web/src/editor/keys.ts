/** The keys of the editors, as tooltips show them. */
export const FORMULA_KEY = 'Alt+='

/** By the place of the key too: on a Mac, Alt types another sign. */
export const isFormulaKey = ({ altKey, key, code }: Pick<KeyboardEvent, 'altKey' | 'key' | 'code'>) =>
  altKey && (key === '=' || code === 'Equal')
