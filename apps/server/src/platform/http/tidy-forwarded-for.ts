import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const HEADER = 'x-forwarded-for'
/** For all clients whose proxy sends nothing that is an address: they share one network. */
const NOBODY_KNOWN = '0.0.0.0'
const IN_BRACKETS = /^\[([^\]]{2,64})\](?::\d{1,5})?$/
const V4_WITH_PORT = /^([\d.]{7,15}):\d{1,5}$/

/**
 * Leaves plain addresses in the proxies' header about their clients. Some add a port, which would make each connection
 * a separate network that escapes every limit.
 */
export function tidyForwardedFor({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const said = headers[HEADER]
  if (said === undefined) return
  const entries = String(said).split(',').map(plainAddress)
  // Addresses before one that is invalid were named by a proxy that we don't know.
  headers[HEADER] = entries.slice(Math.max(0, entries.lastIndexOf(NOBODY_KNOWN))).join(', ')
}

function plainAddress(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const bare = IN_BRACKETS.exec(text)?.[1] ?? V4_WITH_PORT.exec(text)?.[1] ?? text
  const [address = ''] = bare.split('%', 1)
  return isIP(address) > 0 ? address : NOBODY_KNOWN
}
