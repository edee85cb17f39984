// HTML of ours whose elements stand where QTI has them: no block within a mark, nothing but items in a list, no row without
// cells. The bank holds what people paste and other clients send; browsers draw it, programs that validate refuse the file.
import { type Element, isElement, type Node } from '../html/tree.ts'

const tags = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** They hold a line: letters, marks, pictures, formulas. */
const LINES = tags('p h1 h2 h3 h4 h5 h6 pre')
const MARKS = tags('a b code em i s span strong sub sup u')
const LISTS = tags('ol ul')
const OF_TABLES = tags('thead tbody tfoot tr td th')
const BLOCKS = tags('blockquote div h1 h2 h3 h4 h5 h6 hr li ol p pre table ul')

const element = (tag: string, children: readonly Node[]): Element => ({ tag, attributes: {}, children })

/** The nodes of a text, as they may stand in a block. */
export const validHtml = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => withoutInnerLinks(node, false)).flatMap((node) => blockParts(node, []))

/** Of a link within a link its words stay: who reads the file would end the outer one there. */
function withoutInnerLinks(node: Node, isInLink: boolean): Node[] {
  if (!isElement(node)) return [node]
  const isLink = node.tag === 'a'
  const children = node.children.flatMap((child) => withoutInnerLinks(child, isInLink || isLink))
  return isLink && isInLink ? children : [{ ...node, children }]
}

type Marks = readonly Element[]

/** The marks of a block go into its lines. */
function blockParts(node: Node, marks: Marks): Node[] {
  if (!isElement(node) || !hasBlock(node)) return marked([node], marks)
  const { tag, children } = node
  const inside = () => children.flatMap((child) => blockParts(child, marks))
  if (MARKS.has(tag)) return children.flatMap((child) => blockParts(child, [...marks, node]))
  if (LINES.has(tag)) return lines(node, children, marks)
  if (LISTS.has(tag)) return [{ ...node, children: itemsOf(children, marks) }]
  if (tag === 'li') return [element('ul', [{ ...node, children: inside() }])]
  if (tag === 'table') return tableOf(node, marks)
  if (tag === 'hr') return [node]
  if (OF_TABLES.has(tag)) return [element('div', inside())]
  return [{ ...node, children: tag === 'blockquote' ? inside().map(quoted) : inside() }]
}

/** A quotation may hold anything but a formula alone. */
const quoted = (node: Node): Node => (isElement(node) && node.tag === 'math' ? element('span', [node]) : node)

const isBlock = (node: Node): boolean => isElement(node) && (BLOCKS.has(node.tag) || OF_TABLES.has(node.tag))
const hasBlock = (node: Element): boolean =>
  isBlock(node) || (MARKS.has(node.tag) && node.children.some((child) => isElement(child) && hasBlock(child)))
const says = (node: Node) => isElement(node) || node.trim() !== ''

/** Nodes of a line with marks around them, the last one innermost; spaces between blocks need none. */
const marked = (nodes: readonly Node[], marks: Marks): Node[] =>
  nodes.some(says)
    ? marks.reduceRight<readonly Node[]>((inside, mark) => [{ ...mark, children: inside }], nodes).slice()
    : [...nodes]

/** A paragraph or heading that holds blocks falls apart into lines and these. */
function lines(line: Element, nodes: readonly Node[], marks: Marks): Node[] {
  const parts: Node[] = []
  let run: Node[] = []
  const endRun = () => {
    if (run.some(says)) parts.push({ ...line, children: marked(run, marks) })
    run = []
  }
  for (const node of nodes) {
    if (!isElement(node) || !hasBlock(node)) run.push(node)
    else {
      endRun()
      parts.push(...lineParts(line, node, marks))
    }
  }
  endRun()
  return parts.length > 0 ? parts : [{ ...line, children: [] }]
}

/** What stands in a heading stays one. */
function lineParts(line: Element, node: Element, marks: Marks): Node[] {
  if (node.tag === 'p' || node.tag === 'div') return lines(line, node.children, marks)
  if (MARKS.has(node.tag)) return lines(line, node.children, [...marks, node])
  return blockParts(node, marks)
}

/** The items of a list; what stands between them belongs to the item before, as it is drawn. */
function itemsOf(nodes: readonly Node[], marks: Marks): Element[] {
  const items: Element[] = []
  for (const node of nodes.filter(says)) {
    const last = items.at(-1)
    if (isElement(node) && node.tag === 'li')
      items.push({ ...node, children: node.children.flatMap((child) => blockParts(child, marks)) })
    else if (
      isElement(node) &&
      !LISTS.has(node.tag) &&
      node.children.some((child) => isElement(child) && child.tag === 'li')
    )
      items.push(...itemsOf(node.children, MARKS.has(node.tag) ? [...marks, node] : marks))
    else if (last) items[items.length - 1] = { ...last, children: [...last.children, ...blockParts(node, marks)] }
    else items.push(element('li', blockParts(node, marks)))
  }
  return items
}

/** A table has one head and one foot, which stands before its rows; none of them is without rows, no row without cells. */
function tableOf(table: Element, marks: Marks): Node[] {
  const sections = table.children.filter(isElement).flatMap((section) => {
    const rows = section.children.filter(isElement).filter((row) => row.children.some(isElement))
    return rows.length > 0 ? [{ ...section, children: rows.map((row) => rowOf(row, marks)) }] : []
  })
  const [head, foot] = ['thead', 'tfoot'].map((tag) => sections.find((section) => section.tag === tag))
  const bodies = sections
    .filter((section) => section !== head && section !== foot)
    .map((section) => ({ ...section, tag: 'tbody' }))
  const children = [head, foot, ...bodies].filter((section) => section !== undefined)
  return children.length > 0 ? [{ ...table, children }] : []
}

const rowOf = (row: Element, marks: Marks): Element => ({
  ...row,
  children: row.children
    .filter(isElement)
    .map((cell) => ({ ...cell, children: cell.children.flatMap((child) => blockParts(child, marks)) })),
})
