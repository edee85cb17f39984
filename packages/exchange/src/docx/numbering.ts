import { childOf, childrenOf, firstWithin, valOf, type XmlElement } from '../xml/element.ts'
import { isOn } from './format.ts'
import type { Styles } from './styles.ts'

export interface Level {
  start: number
  format: string
  /** As `%1.%2)`. */
  text: string
  /** The level, counted from 1, from which a number on begins this one anew; 0 for never. */
  restart?: number
  /** All numbers in digits. */
  isLegal: boolean
  style?: string
}

export interface List {
  num: string
  /** The list that it counts on together with others. */
  abstract: string
  level: (index: number) => Level | undefined
  /** Where this list begins anew, the first time that it is used. */
  startsAt: (index: number) => number | undefined
  /** The level of paragraphs of a style. */
  levelOfStyle: (style: string | undefined) => number | undefined
}

export type Numbering = (numId: string) => List | undefined

const LEVELS = 9
/** Longer ones are no labels. */
const MOST_TEXT = 100

/** The lists of the part of numbering, which a file may lack. */
export function numberingOf(root: XmlElement | undefined, styles: Styles): Numbering {
  const abstracts = new Map(childrenOf(root, 'w:abstractNum').map((e) => [e.attributes['w:abstractNumId'] ?? '', e]))
  const nums = new Map(childrenOf(root, 'w:num').map((e) => [e.attributes['w:numId'] ?? '', e]))
  const lists = new Map<string, List | undefined>()

  /** The list's levels may stand in that of a style. */
  const abstractOf = (num: XmlElement): string => {
    const id = valOf(num, 'w:abstractNumId') ?? ''
    const link = valOf(abstracts.get(id), 'w:numStyleLink')
    const linked = link === undefined ? undefined : nums.get(styles.paragraph(link).numId ?? '')
    return (linked && valOf(linked, 'w:abstractNumId')) ?? id
  }
  const listOf = (numId: string): List | undefined => {
    const num = nums.get(numId)
    const abstract = num && abstractOf(num)
    const levels = abstracts.get(abstract ?? '')
    return num && levels ? list(numId, abstract ?? '', levelsOf(levels), overridesOf(num)) : undefined
  }
  return (numId) => {
    if (!lists.has(numId)) lists.set(numId, listOf(numId))
    return lists.get(numId)
  }
}

interface Override {
  start?: number
  level?: Level
}

function list(
  num: string,
  abstract: string,
  levels: ReadonlyMap<number, Level>,
  overrides: ReadonlyMap<number, Override>,
): List {
  return {
    num,
    abstract,
    level: (index) => overrides.get(index)?.level ?? levels.get(index),
    startsAt: (index) => overrides.get(index)?.start,
    levelOfStyle: (style) => (style ? [...levels].find(([, level]) => level.style === style)?.[0] : undefined),
  }
}

const levelsOf = (abstract: XmlElement): Map<number, Level> =>
  new Map(
    childrenOf(abstract, 'w:lvl')
      .slice(0, LEVELS)
      .map((e) => [indexOf(e), levelOf(e)]),
  )

const overridesOf = (num: XmlElement): Map<number, Override> =>
  new Map(
    childrenOf(num, 'w:lvlOverride')
      .slice(0, LEVELS)
      .map((e) => [indexOf(e), overrideOf(e)]),
  )

function overrideOf(element: XmlElement): Override {
  const level = childOf(element, 'w:lvl')
  return { start: whole(valOf(element, 'w:startOverride')), level: level && levelOf(level) }
}

/** An unusual format stands in `mc:AlternateContent`; the usual one that stands for it is good enough. */
function levelOf(element: XmlElement): Level {
  const format = childOf(element, 'w:numFmt') ?? firstWithin(element, 'w:numFmt')
  return {
    start: whole(valOf(element, 'w:start')) ?? 0,
    format: format?.attributes['w:val'] ?? 'decimal',
    text: (valOf(element, 'w:lvlText') ?? '').slice(0, MOST_TEXT),
    restart: whole(valOf(element, 'w:lvlRestart')),
    isLegal: isOn(element, 'w:isLgl') ?? false,
    style: valOf(element, 'w:pStyle'),
  }
}

const indexOf = (element: XmlElement) => whole(element.attributes['w:ilvl']) ?? 0

const whole = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,10}$/.test(value) ? Number(value) : undefined
