/** What a paste may leave behind. */
type Kind = 'rumus' | 'gambar'

const LONGEST = 200

/** A marked place for what did not come along: the text around it never closes up. */
export function lostPlace(kind: Kind, words: string): HTMLElement {
  const place = document.createElement('span')
  place.className = 'bg-yellow'
  const said = words.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
  place.textContent = said === '' ? `[${kind} tidak ikut]` : `[${kind} tidak ikut: ${said}]`
  return place
}
