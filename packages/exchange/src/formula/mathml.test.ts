import { expect, it } from 'vitest'
import { drawFormula } from './mathml.ts'

it('writes quotes between tags as browsers do, and in its source as an attribute must', () => {
  const { html } = drawFormula(`\\text{"a"} 'b`, false)
  expect(html).toContain('"a"')
  expect(html).toContain('data-latex="\\text{&quot;a&quot;} \'b"')
  expect(html.replace(/data-latex="[^"]*"/, '')).not.toMatch(/&(quot|#)/)
})
