// The text of an item, without what is asked and without what only scorers read.
import { ANSWER_PLACE } from '../qti/words.ts'
import type { XmlNode } from '../systems/markup.ts'
import { childOf, isElement, textIn, within, type XmlElement } from '../xml/element.ts'
import type { Given } from './given.ts'
import { contentOf, isForCandidates, unwrapped } from './rubrics.ts'

/** Where the answer was to be written, within a line. */
const BLANK = '____'
const LEFT_OUT = /^qti-(?:feedback-(?:block|inline)|stylesheet|catalog-info|template-\w+)$/

/** What stands above and around an interaction; a passage only where it is not read as a stimulus. */
export function stemOf(item: XmlElement, interaction: XmlElement, hasStimulus: boolean): readonly XmlNode[] {
  const leftOut = new Set([hasStimulus ? passageIn(item) : undefined])
  const body = childOf(item, 'qti-item-body')
  return unwrapped(body?.children.flatMap((node) => without(node, interaction, leftOut)) ?? [])
}

/** A page of the package that an item of QTI 2 shows. */
export function passageIn(item: XmlElement): XmlElement | undefined {
  for (const element of within(item)) {
    if (element.name === 'object' && /^(?:text\/html|application\/xhtml\+xml)$/.test(element.attributes.type ?? ''))
      return element
  }
  return undefined
}

type LeftOut = ReadonlySet<XmlElement | undefined>

function without(node: XmlNode, interaction: XmlElement, leftOut: LeftOut): XmlNode[] {
  if (!isElement(node)) return [node]
  if (node === interaction) return [...promptOf(interaction)]
  if (leftOut.has(node)) return []
  if (node.name === 'qti-rubric-block') return isForCandidates(node) ? [...contentOf(node)] : []
  if (LEFT_OUT.test(node.name) || node.attributes.class === ANSWER_PLACE) return []
  if (!node.children.includes(interaction)) return [{ ...node, children: withoutAll(node, interaction, leftOut) }]
  const around = withoutAll(node, interaction, leftOut)
  const isLine = interaction.name === 'qti-text-entry-interaction' && around.some(says)
  if (isLine)
    return [{ ...node, children: node.children.flatMap((child) => (child === interaction ? [BLANK] : [child])) }]
  return around.some(says) ? [{ ...node, children: around }] : []
}

const withoutAll = ({ children }: XmlElement, interaction: XmlElement, leftOut: LeftOut) =>
  children.flatMap((child) => without(child, interaction, leftOut))

const says = (node: XmlNode) => (isElement(node) ? node.name !== 'br' : node.trim() !== '')

const promptOf = (interaction: XmlElement): readonly XmlNode[] => childOf(interaction, 'qti-prompt')?.children ?? []

/** The unit beside the box of a short answer that our export wrote. */
export function unitOf({ item, interaction, isOurs }: Pick<Given, 'item' | 'interaction' | 'isOurs'>): string {
  const place = isOurs ? placeOf(item, interaction) : undefined
  return place ? textIn(place).trim() : ''
}

function placeOf(element: XmlElement, interaction: XmlElement): XmlElement | undefined {
  for (const child of element.children) {
    if (!isElement(child)) continue
    if (child.attributes.class === ANSWER_PLACE && child.children.includes(interaction)) return child
    const found = placeOf(child, interaction)
    if (found) return found
  }
  return undefined
}
