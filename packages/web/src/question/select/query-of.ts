/** What a list is asked for, as its address says it, for calls that mean all that it shows: without page, bank and layout. */
export function queryOf({ page: _, bank: __, layout: ___, ...filters }: Readonly<Record<string, unknown>>): string {
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
}
