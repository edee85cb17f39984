import { STYLE } from './paste-style.ts'

/** Word writes a list as paragraphs whose style names the list and whose text begins with the marker. */
export function wordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll(`p[${STYLE}*="mso-list:l"]`)) {
    const marker = markerOf(paragraph)
    const list = listBefore(paragraph, marker)
    const item = document.createElement('li')
    const text = document.createElement('p')
    text.append(...paragraph.childNodes)
    item.append(text)
    list.append(item)
    paragraph.remove()
  }
}

/** Takes the marker (`·`, `1.`, `a)`) out of the paragraph. */
function markerOf(paragraph: Element): string {
  const marker = paragraph.querySelector(`[${STYLE}*="mso-list:Ignore" i]`)
  marker?.remove()
  return marker?.textContent?.trim() ?? ''
}

/** The list that ends right before the paragraph, or a new one in its place. */
function listBefore(paragraph: Element, marker: string): Element {
  const [, number, letter] = /^\(?(?:(\d+)|([a-zA-Z]))[.)]/.exec(marker) ?? []
  const tag = number || letter ? 'ol' : 'ul'
  const before = paragraph.previousElementSibling
  if (before?.localName === tag && before.hasAttribute('data-word')) return before
  const list = document.createElement(tag)
  list.setAttribute('data-word', '')
  if (letter) list.setAttribute('type', letter === letter.toLowerCase() ? 'a' : 'A')
  paragraph.before(list)
  return list
}
