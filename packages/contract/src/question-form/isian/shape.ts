import type { Form } from '../form.ts'

export const isian: Form = { name: 'isian', keys: ['unit', 'exact'], rules: ['all'] }
