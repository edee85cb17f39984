import { type Finding, lint, type RuleName } from '@bank/contract/telaah/index'
import { isQuiet, type RuleChoices } from '@bank/contract/telaah/names'
import { readText } from '@bank/contract/telaah/read'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Range } from './field.ts'
import { erase, eraseEdited, paint } from './marks.ts'
import { useOwnReview } from './own-review.ts'
import type { Standing, TelaahProps } from './standing.ts'
import { useRests } from './use-rests.ts'
import { writtenAt } from './written.ts'

/** A finding where the form shows it. */
export interface Shown extends Omit<Finding, 'place'>, Range {
  place: string
}

/** The rules whose fixes need no thought: `Rapikan` applies them all. */
export const TIDIED = new Set<string>([
  'space',
  'decimal-point',
  'di-place',
  'di-verb',
  'stem-end',
] satisfies RuleName[])

function shownOf({ question, placeOf, htmlOf }: Standing, choices: RuleChoices | undefined): Shown[] {
  const texts = new Map<string, string>()
  const readAt = (place: string) => {
    const text = texts.get(place) ?? readText(place, htmlOf(place)).text
    texts.set(place, text)
    return text
  }
  return (question ? lint(question, choices) : []).flatMap((finding) => {
    const place = placeOf(finding.place)
    return place === undefined ? [] : [{ ...finding, place, read: readAt(place) }]
  })
}

/** What the rules find each time that the form rests, marked in its texts. */
export function useFindings({ watch, read }: TelaahProps, strip: RefObject<HTMLElement | null>) {
  const [findings, setFindings] = useState<Shown[]>([])
  const latest = useRef(read)
  latest.current = read
  const choices = useOwnReview()?.rules

  const findNow = useCallback(() => {
    const found = shownOf(latest.current(), choices)
    setFindings(found)
    paint(
      strip.current?.closest('form') ?? null,
      found.filter(({ rule }) => !isQuiet(rule)),
    )
  }, [strip, choices])

  useRests(strip, watch, findNow, eraseEdited)
  useEffect(() => erase, [])

  return { findings, findNow }
}

/** Whether its fix can be put into what is open. */
export function canFix(form: Element | null, { fix, formula, order, place }: Shown, reorder: TelaahProps['reorder']) {
  if (order) return reorder !== undefined
  return (fix !== undefined || formula !== undefined) && writtenAt(form, place)?.isEditable === true
}
