import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5'
import { type Budget, spendElement, spendParse, TooComplex } from './budget.ts'

/** More than any real text needs, and less than the depth at which browsers flatten the tree. */
const MAX_DEPTH = 200

/** The tree that a browser builds. Elements and depth are counted while it is built; throws TooComplex. */
export function parseHtml(html: string, budget: Budget): Root {
  spendParse(budget)
  return fromParse5(parseFragment(html, { treeAdapter: counting(budget), scriptingEnabled: false })) as Root
}

function counting(budget: Budget): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      spendElement(budget, attributes)
      return defaultTreeAdapter.createElement(name, namespace, attributes)
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
