// How Moodle writes a text, in its XML and in GIFT, as HTML.
import { marked } from 'marked'
import { escaped } from '../formula/escape.ts'

export type TextFormat = 'html' | 'moodle' | 'plain' | 'markdown'

const broken = (text: string) => text.replace(/\r\n?|\n/g, '<br>')

const HTML_OF: Readonly<Record<TextFormat, (text: string) => string>> = {
  html: (text) => text,
  /** HTML in which a line ends where the author ended it, but between tags. */
  moodle: (text) =>
    broken(
      text
        .replace(/>[ \t]*[\r\n]\s*</g, '><')
        .replace(/(?<![\r\n])[\r\n]+</g, '<')
        .replace(/>[\r\n]+/g, '>'),
    ),
  plain: (text) => broken(escaped(text)),
  markdown: (text) => marked.parse(text, { async: false }),
}

/** A text of Moodle as HTML. Long Markdown would take too long to convert, so it stays as written. */
export function htmlOfText(text: string, format: TextFormat): string {
  const trimmed = text.trim()
  return HTML_OF[format === 'markdown' && trimmed.length > LONGEST_MARKDOWN ? 'plain' : format](trimmed)
}

const LONGEST_MARKDOWN = 10_000
