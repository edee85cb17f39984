import { categoryRoutes } from '@bank/contract/category'
import { useQuery } from '@tanstack/react-query'
import { WHOLE } from '../api/lookups.ts'
import { reading } from '../api/query.ts'

/** The categories of SNPMB, whole. */
export const useSubtests = () => useQuery(reading(categoryRoutes.list, { query: { product_type: 2, ...WHOLE.query } }))
