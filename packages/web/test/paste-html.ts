import { fireEvent } from '@testing-library/react'

/** Enters rich text by pasting: jsdom cannot type into contenteditable elements. */
export const pasteHtml = (editor: HTMLElement, html: string) =>
  fireEvent.paste(editor, {
    clipboardData: {
      getData: (type: string) => (type === 'text/html' ? html : ''),
      files: [],
      items: [],
      types: ['text/html'],
    },
  })
