const LENGTH = 60

/** What somebody was writing, to tell it from another piece: the beginning of the longest text, without its markup. */
export function firstWords(values: Readonly<Record<string, unknown>>): string {
  const texts = Object.values(values).map((value) => (typeof value === 'string' ? plain(value) : ''))
  const [longest = ''] = texts.sort((one, other) => other.length - one.length)
  if (longest.length <= LENGTH) return longest
  return `${longest.slice(0, LENGTH).replace(/\s\S*$/, '')} …`
}

/** A template runs and loads nothing; a picture says nothing. */
function plain(text: string): string {
  if (text.startsWith('data:')) return ''
  const template = document.createElement('template')
  template.innerHTML = text
  for (const latex of template.content.querySelectorAll('annotation')) latex.remove()
  return template.content.textContent.replace(/\s+/g, ' ').trim()
}
