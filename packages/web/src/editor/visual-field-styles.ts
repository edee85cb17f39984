import { MathfieldElement } from 'mathlive'

/**
 * MathLive writes `style` attributes into its markup, which a strict CSP does not apply. They are renamed while they are
 * text, and set by script as soon as the nodes stand: that a CSP allows.
 */
export function stylesByScript(field: MathfieldElement): MathfieldElement {
  // What is hidden at first, MathLive shows before the styles are set.
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
