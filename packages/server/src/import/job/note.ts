/** What the reader of a file says of a question: an error keeps it from being saved, the other asks for a look. */
export interface Note {
  severity: 'error' | 'look'
  text: string
}
