import { BlockList, isIPv6 } from 'node:net'

const ownMachine = new BlockList()
ownMachine.addSubnet('127.0.0.0', 8, 'ipv4')
ownMachine.addAddress('::1', 'ipv6')

/**
 * A client's network: one address, or the /64 of an IPv6 household. Undefined for this machine itself: that is a proxy
 * which doesn't forward its clients' addresses, and all visitors must not share one limit.
 */
export function networkOf(address: string | undefined): string | undefined {
  // The connection was closed before its address could be read.
  if (address === undefined) return undefined
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return ownMachine.check(plain, 'ipv4') ? undefined : plain
  if (ownMachine.check(plain, 'ipv6')) return undefined
  // The URL parser writes an IPv6 address in its shortest form; this restores the zeros that it left out.
  const [head = '', tail] = new URL(`http://[${plain.split('%', 1)[0]}]/`).hostname.slice(1, -1).split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0')
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`
}
