import type { Form } from '../form.ts'

export const uraian: Form = { name: 'uraian', keys: ['rubric', 'lines'], rules: ['rubric'] }
