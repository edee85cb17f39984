import { diffArrays } from 'diff'

/** Milliseconds: two long texts without a word in common would take minutes. */
const AT_MOST = 300

/** A word of a text, or a formula or picture, which `from` and `to` say nothing of. */
interface Word {
  text: string
  node: ChildNode
  from: number
  to: number
}

/** What is no word and is compared as a whole. */
const WHOLE = 'math, img'

/**
 * Marks the words, formulas and pictures of `nodes` that the other version lacks. Where no single one differs (only the
 * formatting does), or too many to tell in time, all of it is marked.
 */
export function markWords(nodes: DocumentFragment, other: DocumentFragment): void {
  const words = wordsIn(nodes)
  const texts = (some: Word[]) => some.map(({ text }) => text)
  const found = diffArrays(texts(wordsIn(other)), texts(words), { timeout: AT_MOST })
  const added: Word[] = []
  let at = 0
  for (const part of found ?? []) {
    if (part.removed) continue
    if (part.added) added.push(...words.slice(at, at + part.value.length))
    at += part.value.length
  }
  const isSame = found?.every((part) => !part.added && !part.removed) ?? true
  if (isSame) markAll(nodes)
  // from the last to the first: a text node is cut at its end
  for (const run of runsOf(added).reverse()) wrap(cut(run))
}

/** Words that stand side by side in one text, each run as one word. */
function runsOf(words: Word[]): Word[] {
  const runs: Word[] = []
  for (const word of words) {
    const last = runs.at(-1)
    const { node } = word
    const isNext = node instanceof Text && last?.node === node && node.data.slice(last.to, word.from).trim() === ''
    if (last && isNext) last.to = word.to
    else runs.push({ ...word })
  }
  return runs
}

/** The node of a word alone. */
function cut({ node, from, to }: Word): ChildNode {
  if (!(node instanceof Text)) return node
  const word = node.splitText(from)
  word.splitText(to - from)
  return word
}

function wordsIn(nodes: DocumentFragment): Word[] {
  const words: Word[] = []
  const walk = (parent: Node) => {
    for (const node of [...parent.childNodes]) {
      if (node instanceof Text) words.push(...wordsOf(node))
      else if (node instanceof Element && node.matches(WHOLE))
        words.push({ text: node.outerHTML, node, from: 0, to: 0 })
      else walk(node)
    }
  }
  walk(nodes)
  return words
}

const wordsOf = (node: Text): Word[] =>
  Array.from(node.data.matchAll(/\S+/g), ({ 0: text, index }) => ({ text, node, from: index, to: index + text.length }))

function wrap(node: ChildNode) {
  const mark = newMark('rounded-sm')
  node.before(mark)
  mark.append(node)
}

function markAll(nodes: DocumentFragment) {
  const mark = newMark('block border-l-3 border-gold px-2 py-0.5')
  mark.append(...nodes.childNodes)
  nodes.append(mark)
}

function newMark(shape: string) {
  const mark = document.createElement('mark')
  mark.className = `bg-trial-soft text-inherit ${shape}`
  return mark
}
