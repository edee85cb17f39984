import * as z from 'zod'
import { pageParam, textParam } from '../ui/list-search.ts'

/** The user list of an admin. */
export const homeSearch = z.object({ page: pageParam, ac_name: textParam })
