/** A formula as it is typed, and with and without the braces around one sign: `x^2` and `x^{2}` look alike. */
export function formulaForms(latex: string): string[] {
  const plain = latex.replace(/\\(?:left|right)\b\s*/gu, '')
  const bare = plain.replace(/([_^])\{([^{}\\])\}/gu, '$1$2')
  const braced = bare.replace(/([_^])([^{}\\\s])/gu, '$1{$2}')
  return [...new Set([latex, plain, bare, braced])]
}
