import type { Page } from 'playwright-core'

/** The elements that show or edit HTML written by users. */
const SHOWN = '.rich, .tiptap'
const EVENTS = [
  'pointerover',
  'mouseover',
  'mouseenter',
  'mousedown',
  'focus',
  'beforeinput',
  'click',
  'toggle',
  'close',
]

/**
 * Acts on all user-written HTML as a reader might: points at it, clicks it. Returns the elements that could run code or
 * draw outside of their box.
 */
export function provoke(page: Page): Promise<string[]> {
  return page.evaluate(
    ([shown, events]) => {
      const isLeading = (target: EventTarget | null) =>
        target instanceof Element && /^https?:/.test(target.closest('a')?.href ?? '')
      // a normal link to another site would leave this page
      const stay = (event: Event) => isLeading(event.target) && event.preventDefault()
      window.addEventListener('click', stay, true)
      const elements = [...document.querySelectorAll(shown)].flatMap((box) => [...box.querySelectorAll('*')])
      for (const element of elements) {
        for (const type of events) element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
      }
      window.removeEventListener('click', stay, true)
      return elements.filter(isDangerous).map((element) => element.outerHTML.slice(0, 120))

      function isDangerous(element: Element) {
        const runs =
          'script, style, iframe, frame, object, embed, svg, form, input, base, meta, link, video, audio, template'
        return (
          element.matches(runs) ||
          (element.matches('img') && !/^\/media\//.test(element.getAttribute('src') ?? '/media/')) ||
          [...element.attributes].some(
            ({ name, value }) => /^on|^xlink|^srcdoc$|^ping$/.test(name) || /^\s*javascript:/i.test(value),
          )
        )
      }
    },
    [SHOWN, EVENTS] as const,
  )
}
