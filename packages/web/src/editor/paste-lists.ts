import { STYLE } from './paste-style.ts'

/** Word writes a list as paragraphs: their style names list and level, their text begins with the marker. */
export function wordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll(`p[${STYLE}*="mso-list:l"]`)) {
    const level = Number(/mso-list:\s*l\d+ level(\d)/.exec(paragraph.getAttribute(STYLE) ?? '')?.[1] ?? 1)
    const list = listFor(paragraph, level, markerOf(paragraph))
    const item = document.createElement('li')
    const text = document.createElement('p')
    text.setAttribute(STYLE, paragraph.getAttribute(STYLE) ?? '')
    text.append(...paragraph.childNodes)
    item.append(text)
    list.append(item)
    paragraph.remove()
  }
}

const TYPE: Readonly<Record<string, string>> = {
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-roman': 'I',
  'lower-roman': 'i',
}

/** Google Docs says in the style of an item what is printed before it, and puts a list within a list beside its item. */
export function styledLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol')) {
    const styles = [list, ...list.children].map((element) => element.getAttribute(STYLE) ?? '').join(';')
    const [, said = ''] = /list-style-type:\s*([a-z-]+)/i.exec(styles) ?? []
    const type = TYPE[said.toLowerCase()]
    if (type && !list.hasAttribute('type')) list.setAttribute('type', type)
  }
  for (const inner of body.querySelectorAll('ol > ol, ol > ul, ul > ol, ul > ul')) {
    const item = inner.previousElementSibling
    if (item?.localName === 'li') item.append(inner)
  }
}

interface Marker {
  tag: 'ol' | 'ul'
  type?: 'a' | 'A'
  start: number
}

/** Removes the marker (`·`, `1.`, `a)`) from the paragraph and returns it. */
function markerOf(paragraph: Element): Marker {
  const element = paragraph.querySelector(`[${STYLE}*="mso-list:Ignore" i]`)
  element?.remove()
  const [, number, letter] = /^\(?(?:(\d{1,4})|([a-zA-Z]))[.)]/.exec(element?.textContent?.trim() ?? '') ?? []
  if (number) return { tag: 'ol', start: Number(number) }
  if (!letter) return { tag: 'ul', start: 1 }
  return {
    tag: 'ol',
    type: letter === letter.toLowerCase() ? 'a' : 'A',
    start: letter.toLowerCase().charCodeAt(0) - 96,
  }
}

const DEPTH = 'data-word-level'

/** The list of that level that ends directly before the paragraph, or a new one: in its place, or in the item above it. */
function listFor(paragraph: Element, level: number, marker: Marker): Element {
  let list = paragraph.previousElementSibling
  if (!list?.hasAttribute(DEPTH)) return newList(paragraph, level, marker)
  for (;;) {
    const depth = Number(list.getAttribute(DEPTH))
    if (depth >= level) return list.localName === marker.tag ? list : newList(paragraph, level, marker)
    const item: Element | null = list.lastElementChild
    const inner: Element | null = item?.lastElementChild ?? null
    if (!item || !inner?.hasAttribute(DEPTH)) return newList(paragraph, level, marker, item ?? undefined)
    list = inner
  }
}

function newList(paragraph: Element, level: number, { tag, type, start }: Marker, item?: Element): Element {
  const list = document.createElement(tag)
  list.setAttribute(DEPTH, String(level))
  if (type) list.setAttribute('type', type)
  if (start > 1) list.setAttribute('start', String(start))
  if (item) item.append(list)
  else paragraph.before(list)
  return list
}
