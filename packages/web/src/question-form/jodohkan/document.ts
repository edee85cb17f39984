import { withoutBlanks } from '../values/blank.ts'
import type { Shown } from '../values/document-rows.ts'
import type { ItemValues } from '../values/item-values.ts'

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
