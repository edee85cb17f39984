const BLOCK = /^(?:P|DIV|H[1-6]|UL|OL|TABLE|BLOCKQUOTE|PRE|HR)$/

interface Block {
  html: string
  differs: boolean
}

/** The blocks of stored HTML, and which of them the other version does not have, or not as often. */
export function unlike(html: string, other: string): Block[] {
  const others = blocksOf(other)
  return blocksOf(html).map((block) => {
    const place = others.indexOf(block)
    if (place >= 0) others.splice(place, 1)
    return { html: block, differs: place < 0 }
  })
}

/** Paragraphs, lists, tables, each as its HTML; loose text between them makes one. A template runs and loads nothing. */
function blocksOf(html: string): string[] {
  const template = document.createElement('template')
  template.innerHTML = html
  const blocks: string[] = []
  let loose = false
  for (const node of template.content.childNodes) {
    const box = document.createElement('template')
    box.content.append(node.cloneNode(true))
    const goesOn = loose && !BLOCK.test(node.nodeName)
    loose = !BLOCK.test(node.nodeName)
    blocks.push((goesOn ? (blocks.pop() ?? '') : '') + box.innerHTML)
  }
  return blocks.filter((block) => block.trim() !== '')
}
