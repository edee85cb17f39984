import type { Form } from '../form.ts'

export const pg: Form = { name: 'pg', keys: ['multiple', 'order'], rules: ['all'] }
