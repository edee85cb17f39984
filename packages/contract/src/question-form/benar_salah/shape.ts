import type { Form } from '../form.ts'

export const benarSalah: Form = { name: 'benar_salah', keys: [], rules: ['all', 'parts'] }
