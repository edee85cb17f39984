// The key in a line of the question.
import { keyValue } from './key.ts'
import { isNumbered, type LineRule } from './line-rule.ts'
import type { Paper } from './paper.ts'
import { BARE_KEY, KEY } from './patterns.ts'

export const key: LineRule = (line, { paper }) => {
  const found = paper.current && !isNumbered(line) ? (KEY.exec(line.text) ?? bareKey(line.text, paper)) : null
  if (found) paper.key(line, found[0].length)
  return found !== null
}

/** Without a colon a key names options that there are. */
function bareKey(text: string, { current, part }: Paper): RegExpExecArray | null {
  const found = current && !current.key && part === 'option' ? BARE_KEY.exec(text) : null
  const value = found ? keyValue(text.slice(found[0].length)) : undefined
  const letters = value && 'letters' in value ? value.letters : []
  const known = current?.options.map(({ letter }) => letter) ?? []
  return known.length >= 2 && letters.length > 0 && letters.every((letter) => known.includes(letter)) ? found : null
}
