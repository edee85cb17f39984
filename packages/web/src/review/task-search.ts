import * as z from 'zod'
import { choiceParam, pageParam } from '../ui/search-params.ts'

/** Which tasks are listed, or are worked off one after the other. */
export const taskSearch = z.object({ page: pageParam, bagian: choiceParam(['kunci', 'perbaiki', 'kabar']) })
