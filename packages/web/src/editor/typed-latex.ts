/** Removes the dollar signs or brackets around LaTeX that was copied from other tools. */
export function bareLatex(typed: string): string {
  const [, dollars, round, square] =
    /^\s*(?:\$\$?([^$]+)\$\$?|\\\(([\s\S]+)\\\)|\\\[([\s\S]+)\\\])\s*$/.exec(typed) ?? []
  return (dollars ?? round ?? square ?? typed).replace(/^\s+/, '')
}

/** Position inside the next empty pair of braces after `caret`; undefined if there is none. */
export function nextHole(latex: string, caret: number): number | undefined {
  const at = latex.indexOf('{}', caret)
  return at < 0 ? undefined : at + 1
}
