import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createCallerNetwork } from './caller-network.ts'

const request = (remoteAddress: string, forwardedFor?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  }) as unknown as IncomingMessage

test.for([
  ['nobody is believed without proxies', '', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a stranger is not believed', '10.0.0.0/8', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a proxy is believed', '10.0.0.0/8', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['only the last word is the proxy’s own', '10.0.0.0/8, ::1', '::1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['a proxy behind a proxy is passed over', '10.0.0.0/8', '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['an IPv6 household is one network', '10.0.0.0/8', '10.1.2.3', '2001:db8:1:2:3::9', '2001:db8:1:2::/64'],
  ['a port is no part of it', '10.0.0.0/8', '10.1.2.3', '198.51.100.1:5000, 10.9.9.9:443', '198.51.100.1'],
  ['a proxy that names nobody has one network for all', '127.0.0.1', '127.0.0.1', '198.51.100.1, unknown', '0.0.0.0'],
  ['a proxy that says nothing is itself', '10.0.0.0/8', '10.1.2.3', undefined, '10.1.2.3'],
  ['this very machine is nobody', '', '127.0.0.1', undefined, undefined],
] as const)('%s', ([, trustProxy, address, forwardedFor, network]) => {
  expect(createCallerNetwork(trustProxy)(request(address, forwardedFor))).toBe(network)
})
