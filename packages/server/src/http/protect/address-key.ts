import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** An address as some proxies forward it, with its port. */
const WITH_PORT = /^(?:(\d+(?:\.\d+){3})|\[([^\]]+)\])(?::\d+)?$/

/**
 * The client's address. What a trusted proxy forwards may be anything that the client wrote; where it is no address, the
 * proxy's own counts.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const [, v4, v6] = WITH_PORT.exec(ip) ?? []
  const bare = v4 ?? v6 ?? ip
  return isIP(bare) > 0 ? bare : (socket.remoteAddress ?? '')
}

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
