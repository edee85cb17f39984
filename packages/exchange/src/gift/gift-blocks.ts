import { hidden } from './escapes.ts'

/** A question as it is written, its escapes hidden, and the comments that stand in it. */
export interface GiftBlock {
  text: string
  comments: string
}

/** Blank lines part questions. Within braces one is believed to be a part of the question, if the braces close below. */
export function giftBlocks(file: string): GiftBlock[] {
  const lines = hidden(file).split(/\r\n?|\n/)
  const nextBrace = nextBraces(lines)
  const blocks: GiftBlock[] = []
  let open = { text: '', comments: '' }
  let isInside = false
  const end = () => {
    if (open.text.trim() !== '') blocks.push({ ...open, text: open.text.trim() })
    open = { text: '', comments: '' }
    isInside = false
  }
  lines.forEach((line, at) => {
    if (/^\s*\/\//.test(line)) open.comments += `${line}\n`
    else if (line.trim() !== '') {
      open.text += `${line}\n`
      isInside = isInsideAfter(line, isInside)
    } else if (isInside && nextBrace[at] === '}') open.text += '\n'
    else end()
  })
  end()
  return blocks
}

function isInsideAfter(line: string, isInside: boolean): boolean {
  const [opens, closes] = [line.lastIndexOf('{'), line.lastIndexOf('}')]
  return opens === closes ? isInside : opens > closes
}

/** The first brace below each line. */
function nextBraces(lines: readonly string[]): (string | undefined)[] {
  const next: (string | undefined)[] = []
  let below: string | undefined
  for (let at = lines.length - 1; at >= 0; at--) {
    next[at] = below
    below = /[{}]/.exec(lines[at] ?? '')?.[0] ?? below
  }
  return next
}
