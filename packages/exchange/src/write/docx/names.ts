const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
export const RELATIONS = `${OFFICE}/relationships`

/** The namespaces of a part of a Word file. */
export const W = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${RELATIONS}"`,
  `xmlns:m="${OFFICE}/math"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
].join(' ')
