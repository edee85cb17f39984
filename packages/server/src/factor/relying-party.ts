/** Where passkeys work: browsers bind each to the host of one address. */
export interface RelyingParty {
  id: string
  origin: string
}

/** Browsers offer passkeys on https, and on localhost; never on an IP address. Undefined where the address forbids them. */
export function relyingPartyOf(baseUrl: string | undefined): RelyingParty | undefined {
  if (!baseUrl) return undefined
  const { protocol, hostname, origin } = new URL(baseUrl)
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[')
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isSafe && !isAddress ? { id: hostname, origin } : undefined
}
