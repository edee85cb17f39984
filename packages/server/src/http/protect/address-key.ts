import { isIPv6 } from 'node:net'

const GROUPS = 8
const NETWORK = 4

/** What counts as one client: an IPv4 address, or the /64 network of an IPv6 address, which one household gets. */
export function addressKey(address: string): string {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(bare)?.[1]
  if (mapped) return mapped
  if (!isIPv6(bare)) return address
  const [before = '', after = ''] = bare.split('::')
  const left = groupsOf(before)
  const right = groupsOf(after)
  const zeros = bare.includes('::') ? Array.from({ length: GROUPS - left.length - right.length }, () => '0') : []
  const network = [...left, ...zeros, ...right]
    .slice(0, NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** An IPv4 address at the end stands for two groups. */
const groupsOf = (part: string) =>
  part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
