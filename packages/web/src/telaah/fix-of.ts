import { loadTypeset } from '../editor/typeset.ts'
import type { Shown } from './use-findings.ts'
import type { Fix } from './written.ts'

/** What the range of a finding becomes; undefined for LaTeX that cannot be drawn. Drawing is loaded when it is needed. */
export async function fixOf({ read, at, fix, formula }: Shown): Promise<Fix | undefined> {
  if (!formula) return fix === undefined ? undefined : { read, at, fix }
  const { latex, display } = formula
  const drawn = (await loadTypeset())(latex, display)
  return drawn.fault === undefined ? { read, at, drawn: { ...drawn, latex, display } } : undefined
}
