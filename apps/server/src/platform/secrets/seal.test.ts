import { expect, test } from 'vitest'
import { oneKey } from '../../../test/one-key.ts'
import { createSeal } from './seal.ts'

const secret = 'a secret of at least thirty-two bytes'
const seal = createSeal(oneKey(secret), 'test')
const content = Buffer.from('hunter2')

test('what is sealed opens again, and looks different each time', () => {
  const [first, second] = [seal.close(content, 'a'), seal.close(content, 'a')]
  expect(seal.open(first, 'a')).toEqual(content)
  expect(first).not.toEqual(second)
  expect(first.includes(content)).toBe(false)
})

test.each([
  ['another label', seal, 'b'],
  ['another purpose', createSeal(oneKey(secret), 'other'), 'a'],
  ['another secret', createSeal(oneKey(`${secret}!`), 'test'), 'a'],
])('%s does not open it', (_what, other, label) => {
  const sealed = seal.close(content, 'a')
  expect(() => other.open(sealed, label)).toThrow('unable to authenticate')
})

test('no byte of it can be changed or left out', () => {
  const sealed = seal.close(content, 'a')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => seal.open(changed, 'a')).toThrow(/damaged|unable to authenticate/)
    expect(() => seal.open(sealed.subarray(0, at), 'a')).toThrow(/damaged|unable to authenticate/)
  }
})

test('what is sealed says with which key, older keys still open it, and one that is not known does not', () => {
  const [first, second] = [oneKey('first', 1), oneKey('second', 258)]
  const sealed = createSeal(first, 'test').close(content, 'a')
  const both = { current: () => second.current(), find: (id: number) => first.find(id) ?? second.find(id) }
  expect(createSeal(both, 'test').open(sealed, 'a')).toEqual(content)
  expect(createSeal(both, 'test').close(content, 'a').subarray(0, 5)).toEqual(Buffer.of(2, 0, 0, 1, 2))
  expect(() => createSeal(second, 'test').open(sealed, 'a')).toThrow('its key is not known here')
})

test('what was sealed before keys had numbers opens with the key that has none', () => {
  // Written by an earlier version of the seal, with this test's secret.
  const stored = Buffer.from(
    '01e0c1034eb9ed75d38042c6442da17c480ab62d707f2ad61587ea6634bf81a3d8839b25ac9398f00e4fbaeeb4ac59bee9c33489',
    'hex',
  )
  expect(createSeal(oneKey(secret, 0), 'test').open(stored, 'a')).toEqual(content)
})

test('what is large is sealed in slices, to the same end', async () => {
  const seal = createSeal(oneKey('a secret'), 'a purpose')
  const content = Buffer.alloc(1_300_000, 'bill ')
  const sealed = await seal.closeLarge(content, 'label')
  expect(seal.open(sealed, 'label').equals(content)).toBe(true)
  expect((await seal.openLarge(seal.close(content, 'label'), 'label')).equals(content)).toBe(true)
  await expect(seal.openLarge(sealed, 'another')).rejects.toThrow(/damaged|unable to authenticate/)
  sealed[1_200_000]! ^= 1
  await expect(seal.openLarge(sealed, 'label')).rejects.toThrow(/damaged|unable to authenticate/)
})
