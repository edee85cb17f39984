import type { Form } from '../form.ts'

export const pgk: Form = { name: 'pgk', keys: ['multiple', 'order'], rules: ['all', 'parts_minus'] }
