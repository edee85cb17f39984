import { useCallback, useRef } from 'react'
import { cleanHtml } from './clean.ts'
import { useNodes } from './rich-html.tsx'
import { markWords } from './word-marks.ts'

/** Stored HTML in which the words that another version lacks are marked. */
export function ComparedHtml({ html, against }: { html: string; against: string }) {
  const box = useRef<HTMLDivElement>(null)
  const marked = useCallback(
    (own: string) => {
      const nodes = cleanHtml(own)
      markWords(nodes, cleanHtml(against))
      return nodes
    },
    [against],
  )
  useNodes(box, html, marked)
  return <div ref={box} className="rich" />
}
