import { fireEvent } from '@testing-library/react'

/** Writes rich text into an editor: jsdom does not type into what is merely editable. */
export const pasteHtml = (editor: HTMLElement, html: string) =>
  fireEvent.paste(editor, {
    clipboardData: {
      getData: (type: string) => (type === 'text/html' ? html : ''),
      files: [],
      items: [],
      types: ['text/html'],
    },
  })
