import * as z from 'zod'
import { pageParam } from '../ui/list-search.ts'

export const snpmbCatalogueSearch = z.object({ page: pageParam })
