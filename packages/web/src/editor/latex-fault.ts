/** Advice for each kind of Temml error; its own messages are English and meant for programmers. */
const FAULTS: readonly [RegExp, (part: string) => string][] = [
  [/(?:Undefined control sequence|Unsupported function name): (\\\S+)/, (name) => `Perintah ${name} tidak dikenal.`],
  [/Function "(\\\S+)" is not trusted/, (name) => `Perintah ${name} tidak diizinkan.`],
  [/Too many expansions|Size|too large/i, () => 'Rumus ini terlalu rumit.'],
  [/No such environment: (\S+)/, (name) => `Lingkungan ${name} tidak dikenal.`],
  [/Double superscript/, () => 'Ada dua pangkat di tempat yang sama. Kelompokkan dengan { }.'],
  [/Double subscript/, () => 'Ada dua indeks di tempat yang sama. Kelompokkan dengan { }.'],
  [
    /Expected 'EOF', got '&'/,
    () => 'Tanda & hanya untuk matriks dan fungsi bercabang. Untuk kata “dan”, tulis \\text{dan}.',
  ],
  [/Expected 'EOF', got '#'/, () => 'Untuk tanda pagar, tulis \\#.'],
  [/Can't use function '\$'/, () => 'Tanda dolar tidak diperlukan di sini.'],
  [/Extra \}|Expected 'EOF', got '\}'/, () => 'Ada kurung } tanpa pembukanya.'],
  [/\\(?:left|right|middle)/, () => 'Pasangan \\left dan \\right belum lengkap.'],
  [/\\(?:begin|end)/, () => 'Pasangan \\begin dan \\end belum cocok.'],
  [/Expected '}'|got '}'|end of input|Expected group|got 'EOF'/, () => 'Rumus belum lengkap. Periksa kurung { }.'],
]

/** One Indonesian sentence for an error thrown by Temml. */
export function latexFault(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  for (const [pattern, say] of FAULTS) {
    const match = pattern.exec(message)
    if (match) return say(match[1] ?? '')
  }
  return 'Rumus ini belum dapat dibaca. Periksa penulisannya.'
}
