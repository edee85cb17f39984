/** npm's levels, the worst first, in the words of the result. */
const LEVELS = { critical: 'kritis', high: 'tinggi', moderate: 'sedang', low: 'rendah', info: 'catatan' }
const SEVERE = new Set(['critical', 'high'])

/**
 * Reads the output of `npm audit --json`. Gives the count of each level and the packages with a high or critical advisory,
 * or, when the registry gave no advisories, `unanswered` with the reason. Anything that is not a report counts as no answer.
 */
export function advisoriesIn(output) {
  const answer = parsed(output)
  const counts = answer.metadata?.vulnerabilities
  if (!counts || !answer.vulnerabilities) return { unanswered: reasonIn(answer) }
  const severe = Object.values(answer.vulnerabilities).filter(({ severity }) => SEVERE.has(severity))
  return {
    counts: Object.entries(LEVELS)
      .map(([level, word]) => `${counts[level]} ${word}`)
      .join(', '),
    severe: severe.map(({ name, severity }) => `${name} (${LEVELS[severity]})`),
  }
}

/** The last line of the audit and its exit code, from what each part of it found. */
export function verdictOf(parts) {
  const severe = [...new Set(parts.flatMap((part) => part.severe ?? []))]
  if (severe.length > 0) return { line: `GAGAL: celah tinggi atau kritis pada ${severe.join(', ')}`, code: 1 }
  const { unanswered } = parts.find((part) => part.unanswered) ?? {}
  if (unanswered)
    return { line: `tidak dijalankan: layanan celah keamanan npm tidak menjawab (${unanswered})`, code: 0 }
  return { line: 'Tidak ada celah tinggi atau kritis yang diketahui.', code: 0 }
}

function parsed(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return {}
  }
}

const reasonIn = ({ message, error }) => message || error?.summary || error?.code || 'jawaban npm tidak dikenal'
