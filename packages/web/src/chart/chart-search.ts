import * as z from 'zod'
import { choiceParam, idParam } from '../ui/search-params.ts'

/** In the order of the spec. */
export const VIEWS = [
  { value: 'chart', label: 'Chart' },
  { value: 'indikator', label: 'Indikator' },
  { value: 'level', label: 'Level' },
] as const

export const chartSearch = z.object({ view: choiceParam(VIEWS.map(({ value }) => value)), year: idParam })
