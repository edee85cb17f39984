import { isBlank, withoutBlanks } from '../values/blank.ts'
import type { Shown } from '../values/document-rows.ts'
import type { ItemValues } from '../values/item-values.ts'
import { type Place, standing } from '../values/standing.ts'

/** Equal partners are one row on the right. */
export function matchingOf(values: ItemValues) {
  const { matches, lures } = withoutBlanks(values)
  if (matches.length === 0 && lures.length === 0) return {}
  const next = { left: highest('left'), right: highest('right') }
  function highest(list: 'left' | 'right') {
    const ids =
      list === 'left'
        ? matches.map(({ id }) => id)
        : [...matches.map((row) => row.partner_id), ...lures.map(({ id }) => id)]
    return Math.max(values.used?.[list] ?? 0, ...ids.map((id) => Number(id?.slice(1) ?? 0)))
  }
  const right: (Shown & { id: string })[] = []
  const rightOf = ({ id, text, image }: Shown): string | undefined => {
    if (text.trim() === '' && !image) return undefined
    const same = right.find((row) => row.text === text && row.image === image)
    if (same) return same.id
    const isFree = id !== undefined && right.every((row) => row.id !== id)
    const row = { id: isFree ? id : `r${++next.right}`, text, image }
    right.push(row)
    return row.id
  }
  const pairs: [string, string][] = []
  const left = matches.map(({ id = `l${++next.left}`, text, image, partner_id, partner, partner_image }) => {
    const to = rightOf({ id: partner_id, text: partner, image: partner_image })
    if (to) pairs.push([id, to])
    return { id, text, image }
  })
  for (const lure of lures) rightOf(lure)
  return { left, right, pairs }
}

export function matchingPlaces(values: ItemValues): Place[] {
  const { left = [], right = [], pairs = [] } = matchingOf(values)
  const lefts = standing('matches', values.matches, isBlank.matches, 'left')
  const rights = right.flatMap(({ id, text, image }, at): Place[] => {
    const pair = pairs.find(([, to]) => to === id)
    const match = lefts[left.findIndex((row) => row.id === pair?.[0])]?.[1]
    const lure = values.lures?.findIndex((row) => row.text === text && row.image === image)
    const wire = `right.${at}`
    if (!match) return [[wire, `lures.${lure}`]]
    return [
      [`${wire}.text`, `${match}.partner`],
      [`${wire}.image`, `${match}.partner_image`],
    ]
  })
  return [
    ...lefts,
    ...lefts.map(([, form], at): Place => [`pairs.${at}`, `${form}.partner`]),
    ...rights,
    ['left', 'matches.root'],
    ['pairs', 'matches.root'],
    ['right', 'lures.root'],
  ]
}
