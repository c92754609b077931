import { expect, it } from 'vitest'
import { newestOnly } from './newest-only.ts'

it('drops what ends after something newer of its kind began', async () => {
  const ask = newestOnly<'electricity' | 'gas', string>()
  const long = Promise.withResolvers<string>()
  const first = ask('electricity', long.promise)
  const other = ask('gas', Promise.resolve('gas'))
  const second = ask('electricity', Promise.resolve('short'))
  expect(await second).toBe('short')
  expect(await other).toBe('gas')
  long.resolve('long')
  expect(await first).toBeUndefined()
})
