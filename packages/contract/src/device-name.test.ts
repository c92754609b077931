import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test.for([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36', 'Android device'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'Linux computer'],
  ['Something else', undefined],
] as const)('%s is called %s', ([agent, name]) => {
  expect(deviceName(agent)).toBe(name)
})
