import * as z from 'zod'
import { pageParam } from '../ui/search-params.ts'

export const snpmbCatalogueSearch = z.object({ page: pageParam })
