// What has a line, a frame or strokes around it.
import type { Element } from '../html/tree.ts'
import { m, properties } from './omml-xml.ts'
import type { Within } from './scripts.ts'
import { visible } from './shape.ts'

export function enclosed(part: Element, { sequence }: Within): string {
  const { notation = '' } = part.attributes
  const content = m(
    'e',
    sequence(visible(part).filter(({ attributes }) => !/cancel|strike/.test(attributes.class ?? ''))),
  )
  if (/\btop\b/.test(notation)) return m('bar', properties('bar', { pos: 'top' }), content)
  if (/\bbottom\b/.test(notation)) return m('bar', properties('bar', { pos: 'bot' }), content)
  const [up, down] = [/updiagonal/.test(notation), /downdiagonal/.test(notation)]
  if (!up && !down) return m('borderBox', content)
  const hidden = { hideTop: '1', hideBot: '1', hideLeft: '1', hideRight: '1' }
  const strikes = { strikeBLTR: up ? '1' : undefined, strikeTLBR: down ? '1' : undefined }
  return m('borderBox', properties('borderBox', { ...hidden, ...strikes }), content)
}
