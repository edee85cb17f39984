/** Inserts a template into a text area: the selection replaces `#`, and the caret goes after it. Returns the new text. */
export function insertTemplate(area: HTMLTextAreaElement, template: string): string {
  const { selectionStart: from, selectionEnd: to, value } = area
  const hole = template.indexOf('#')
  const inserted = template.replace('#', () => value.slice(from, to))
  const caret = from + (hole < 0 ? inserted.length : hole + (to - from))
  return replaceRange(area, inserted, from, to, caret)
}

/** Replaces a range of the typed text; returns the new text. */
export function replaceRange(area: HTMLTextAreaElement, text: string, from: number, to: number, caret: number): string {
  area.setRangeText(text, from, to)
  area.focus()
  area.setSelectionRange(caret, caret)
  return area.value
}
