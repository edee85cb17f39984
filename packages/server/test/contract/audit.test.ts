import { describe, expect, it } from 'vitest'

interface Part {
  counts?: string
  severe?: string[]
  unanswered?: string
}
interface Advisories {
  advisoriesIn: (output: string) => Part
  verdictOf: (parts: Part[]) => { line: string; code: number }
}
const SCRIPT = new URL('../../../../scripts/release/advisories.mjs', import.meta.url)
const { advisoriesIn, verdictOf }: Advisories = await import(SCRIPT.href)

/** The report of npm 11 for these packages and the levels of their advisories. */
function report(levels: Record<string, string>) {
  const counts: Record<string, number> = { info: 0, low: 0, moderate: 0, high: 0, critical: 0 }
  for (const level of Object.values(levels)) counts[level] = (counts[level] ?? 0) + 1
  const found = Object.entries(levels).map(([name, severity]) => [
    name,
    { name, severity, via: [], fixAvailable: true },
  ])
  const metadata = { vulnerabilities: { ...counts, total: found.length }, dependencies: { total: 702 } }
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.fromEntries(found), metadata }, null, 2)
}
const audit = (...outputs: string[]) => verdictOf(outputs.map(advisoriesIn))

describe('npm run audit', () => {
  it('ends well on a report without high or critical advisories', () => {
    expect(advisoriesIn(report({ a: 'moderate', b: 'low' }))).toEqual({
      counts: '0 kritis, 0 tinggi, 1 sedang, 1 rendah, 0 catatan',
      severe: [],
    })
    expect(audit(report({}), report({ a: 'moderate' }))).toEqual({
      line: 'Tidak ada celah tinggi atau kritis yang diketahui.',
      code: 0,
    })
  })

  it.each(['high', 'critical'])('fails on a %s one, of any package, and names it', (level) => {
    const { line, code } = audit(report({}), `npm warn config\n${report({ sharp: level, b: 'low' })}`)
    expect(line).toMatch(/^GAGAL: .* pada sharp \((tinggi|kritis)\)$/)
    expect(code).toBe(1)
  })

  it('fails on what one part found, though the other had no answer', () => {
    expect(audit(report({ sharp: 'high' }), '').code).toBe(1)
  })

  it.each([
    [
      '{"message": "405 Method Not Allowed - POST https://registry.npmjs.org/", "error": {"summary": "", "detail": ""}}',
      '405 Method Not Allowed',
    ],
    ['{"error": {"code": "ENOLOCK", "summary": "This command requires an existing lockfile."}}', 'existing lockfile'],
    ['{"vulnerabilities": {}}', 'tidak dikenal'],
    ['npm error code ENOTFOUND', 'tidak dikenal'],
    ['', 'tidak dikenal'],
  ])('says "not run", never that it passed, on %j', (output, reason) => {
    const { line, code } = audit(report({}), output)
    expect(line).toMatch(/^tidak dijalankan: /)
    expect(line).toContain(reason)
    expect(line).not.toMatch(/tidak ada celah|passed|lulus/i)
    expect(code).toBe(0)
  })
})
