/** Parts of the address that a view does not keep. */
const OWN = ['page', 'count', 'view', 'buka']

type Address = Readonly<Record<string, unknown>>

/** What a view keeps of the address of its list: all that the API understands, whether the fields show it or not. */
export function queryIn(address: Address): string {
  const kept = Object.entries(address).filter(([name, value]) => !OWN.includes(name) && value != null && value !== '')
  return new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString()
}

export const addressOf = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query))

/** Whether two queries ask the same, in whatever order. */
export const isSameQuery = (one: string, other: string) => inOrder(one) === inOrder(other)

function inOrder(query: string) {
  const params = new URLSearchParams(query)
  params.sort()
  return params.toString()
}
