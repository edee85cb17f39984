import * as z from 'zod'
import { pageParam, textParam } from '../ui/search-params.ts'

/** The parameters of the admin's account list. */
export const homeSearch = z.object({ page: pageParam, ac_name: textParam })
