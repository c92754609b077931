import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s writes from %s', ([address, network]) => {
  expect(networkOf(address ?? '')).toBe(network)
})

test.for(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.9.9.9'])('%s is this machine and has no network', (address) => {
  expect(networkOf(address)).toBeUndefined()
})
