const LENGTH = 60

type Values = Readonly<Record<string, unknown>>

/**
 * The beginning of the longest text that was typed, without markup, so that the user can tell one draft from another.
 * `standing` are the values of the form before anything was typed; a field that is equal to them is left out.
 */
export function firstWords(values: Values, standing: Values): string {
  const typed = Object.entries(values).filter(
    ([name, value]) => name in standing && JSON.stringify(value) !== JSON.stringify(standing[name]),
  )
  const texts = typed.flatMap(([, value]) => textsIn(value)).map(plain)
  const [longest = ''] = texts.sort((one, other) => other.length - one.length)
  if (longest.length <= LENGTH) return longest
  return `${longest.slice(0, LENGTH).replace(/\s\S*$/, '')} …`
}

/** The texts of a field, also of the rows of a list. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Plain text of HTML. A template element runs no scripts and loads nothing; pictures give no text. */
function plain(text: string): string {
  if (text.startsWith('data:')) return ''
  const template = document.createElement('template')
  template.innerHTML = text
  for (const latex of template.content.querySelectorAll('annotation')) latex.remove()
  return template.content.textContent.replace(/\s+/g, ' ').trim()
}
