import { useEffect } from 'react'

const NAME = 'cari'
const LETTER = /[\p{L}\p{N}\p{M}]/u

interface Found {
  matched?: { words: readonly string[] } | undefined
}

/** Marks the words that were found, without a change of the page itself: formulas stay whole. */
export function Marks({ rows }: { rows: readonly Found[] }) {
  const words = [...new Set(rows.flatMap(({ matched }) => matched?.words ?? []))]
  const key = words.join(' ')
  useEffect(() => {
    if (typeof Highlight === 'undefined') return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`::highlight(${NAME}) { background-color: #fde68a; color: inherit; }`)
    document.adoptedStyleSheets.push(sheet)
    const mark = () => CSS.highlights.set(NAME, new Highlight(...rangesOf(key.split(' '))))
    let next = 0
    // once for all that changes before the next picture is drawn; dialogs stand outside of main
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(mark)
    })
    watch.observe(document.querySelector('main') ?? document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    mark()
    return () => {
      watch.disconnect()
      cancelAnimationFrame(next)
      CSS.highlights.delete(NAME)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [key])
  return null
}

/** Where these words stand in the cards, whole and in any case. */
function rangesOf(words: readonly string[]): Range[] {
  const ranges: Range[] = []
  for (const card of document.querySelectorAll('main :is(article, tbody)')) {
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').toLowerCase()
      for (const at of words.flatMap((word) => placesOf(text, word))) {
        const range = new Range()
        // small letters may be more than the large ones were
        const end = node.textContent?.length ?? 0
        range.setStart(node, Math.min(at.start, end))
        range.setEnd(node, Math.min(at.end, end))
        ranges.push(range)
      }
    }
  }
  return ranges
}

function placesOf(text: string, word: string) {
  const places: { start: number; end: number }[] = []
  if (word === '') return places
  for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + word.length)) {
    const end = start + word.length
    if (!LETTER.test(text[start - 1] ?? '') && !LETTER.test(text[end] ?? '')) places.push({ start, end })
  }
  return places
}
