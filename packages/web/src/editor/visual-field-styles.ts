import { MathfieldElement } from 'mathlive'

/**
 * MathLive writes `style` attributes into its markup, which a strict CSP blocks. So they are renamed in the markup text,
 * and set by script once the nodes exist, which the CSP allows.
 */
export function stylesByScript(field: MathfieldElement): MathfieldElement {
  // Elements that start hidden would be visible until the script has set their styles.
  MathfieldElement.createHTML = (html) =>
    html.replace(/ style=(["'])visibility:hidden\1/g, '').replace(/ style=("[^"]*"|'[^']*'|[^\s"'>]+)/g, ' data-css=$1')
  if (field.shadowRoot) {
    new MutationObserver((changes) => {
      for (const change of changes) change.addedNodes.forEach(applyStyles)
    }).observe(field.shadowRoot, { childList: true, subtree: true })
  }
  return field
}

function applyStyles(node: Node) {
  if (!(node instanceof HTMLElement)) return
  for (const element of [node, ...node.querySelectorAll<HTMLElement>('[data-css]')]) {
    if (element.dataset.css) element.style.cssText = element.dataset.css
  }
}
