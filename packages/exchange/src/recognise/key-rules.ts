// Keys: in a list of their own, and in a line of the question.
import { keyEntries, keyValue } from './key.ts'
import { isNumbered, type LineRule } from './line-rule.ts'
import type { Paper } from './paper.ts'
import { BARE_KEY, KEY, KEY_LIST } from './patterns.ts'

export const keyListEntry: LineRule = (line, { paper, isKeyList }) => {
  if (!isKeyList) return false
  const number = line.label?.number
  const entries =
    isNumbered(line) && number !== undefined && /^\s*[A-J]\s*\W*$/i.test(line.text)
      ? [{ number, letter: line.text.trim().slice(0, 1).toUpperCase() }]
      : keyEntries(line.text)
  if (entries.length === 0) return false
  paper.keys.push(...entries)
  paper.mark(line)
  return true
}

export const keyListHeading: LineRule = (line, reading) => {
  if (isNumbered(line) || !KEY_LIST.test(line.text)) return false
  const { paper } = reading
  if (line.text.includes('[') && paper.current && !paper.current.key) {
    paper.key(line, line.text.length)
    paper.part = 'key'
    return true
  }
  paper.mark(line)
  paper.part = 'none'
  reading.isKeyList = true
  return true
}

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
