import { route } from '@bank/contract'
import fc from 'fast-check'
import { it } from 'vitest'
import * as z from 'zod'
import { validRequest } from './valid-request.ts'

const body = z.object({
  year: z.int().min(1900).max(2100),
  percent: z.number().min(0).max(1),
  title: z.string().min(40).max(45),
  sign: z.string().max(1),
  order: z.enum(['newest', 'oldest']),
  marks: z.array(z.int()).min(4).max(4),
})

it('makes what a field of any bounds takes', () => {
  const bounded = route({ method: 'POST', path: '/v1/x', access: 'staff', summary: '', body, response: z.object({}) })
  fc.assert(fc.property(validRequest(bounded), ({ body: made }) => body.safeParse(made).success))
})
