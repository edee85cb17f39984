// <RichHtml html={topic.detail_topic} />            stored editor HTML, a block
// <Fragment html={selection.selection_text} />      a stored fragment (option, keyword, statement), inline
import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import { classes } from '../ui/classes.ts'
import { cleanFragment, cleanHtml } from './clean.ts'
import './rich.css'

interface Stored {
  html: string
  className?: string
}

export const RichHtml = memo(function RichHtml({ html, className }: Stored) {
  const box = useRef<HTMLDivElement>(null)
  useNodes(box, html, cleanHtml)
  return <div ref={box} className={classes('rich', className)} />
})

export const Fragment = memo(function Fragment({ html, className }: Stored) {
  const box = useRef<HTMLSpanElement>(null)
  useNodes(box, html, cleanFragment)
  return <span ref={box} className={classes('rich rich-fragment', className)} />
})

export function useNodes(box: RefObject<HTMLElement | null>, html: string, clean: (html: string) => DocumentFragment) {
  useLayoutEffect(() => {
    const nodes = clean(html)
    for (const image of nodes.querySelectorAll('img')) image.setAttribute('loading', 'lazy')
    for (const formula of nodes.querySelectorAll('math')) keepWithStop(formula)
    box.current?.replaceChildren(nodes)
    return box.current ? reachableByKeyboard(box.current) : undefined
  }, [box, html, clean])
}

/** Content wider than its box scrolls; make it focusable, so that the arrow keys can scroll it. */
function reachableByKeyboard(box: HTMLElement) {
  const watcher = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  watcher.observe(box)
  return () => watcher.disconnect()
}

const STOP = /^[.,;:!?)\]%\u2019\u201d]+/

/** A stop at the start of a line looks lost: it stays with the formula before it. */
function keepWithStop(formula: Element) {
  const next = formula.nextSibling
  const stop = next instanceof Text && STOP.exec(next.data)?.[0]
  if (!stop) return
  next.deleteData(0, stop.length)
  const together = document.createElement('span')
  together.className = 'together'
  formula.before(together)
  together.append(formula, stop)
}
