/** LaTeX as people bring it along: in dollars or brackets that other tools want around it. */
export function bareLatex(typed: string): string {
  const [, dollars, round, square] =
    /^\s*(?:\$\$?([^$]+)\$\$?|\\\(([\s\S]+)\\\)|\\\[([\s\S]+)\\\])\s*$/.exec(typed) ?? []
  return (dollars ?? round ?? square ?? typed).replace(/^\s+/, '')
}

/** In LaTeX a `%` hides the rest of the line; whoever types 50% means percent. */
export const literalPercent = (latex: string): string =>
  latex.replace(/(\\*)%/g, (found, { length }: string) => (length % 2 === 1 ? found : `${found.slice(0, -1)}\\%`))

/** Where the next empty pair of braces after `caret` opens; undefined when none is left to fill. */
export function nextHole(latex: string, caret: number): number | undefined {
  const at = latex.indexOf('{}', caret)
  return at < 0 ? undefined : at + 1
}
