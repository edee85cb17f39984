import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5'

/** Deeper than any table in a list in a table, and less than the depth at which browsers flatten. */
const MAX_DEPTH = 200
const MAX_ELEMENTS = 50_000

/** The markup would grow past all measure: a bomb, not a text. */
export class TooComplex extends Error {}

/**
 * The tree a browser would build. An unclosed `<b>` is opened again in every paragraph after it, so a few kilobytes can
 * become millions of elements: elements and depth are counted while the parser works.
 */
export function parseHtml(html: string): Root {
  return fromParse5(parseFragment(html, { treeAdapter: counting(), scriptingEnabled: false })) as Root
}

function counting(): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0
  let depth = 0
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      elements += 1
      if (elements > MAX_ELEMENTS) throw new TooComplex()
      return defaultTreeAdapter.createElement(...element)
    },
    onItemPush() {
      depth += 1
      if (depth > MAX_DEPTH) throw new TooComplex()
    },
    onItemPop() {
      depth -= 1
    },
  }
}
