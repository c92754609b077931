import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const secret = 'a secret of at least thirty-two bytes'
const seal = createSeal(secret, 'test')
const content = Buffer.from('hunter2')

test('what is sealed opens again, and looks different each time', () => {
  const [first, second] = [seal.close(content, 'a'), seal.close(content, 'a')]
  expect(seal.open(first, 'a')).toEqual(content)
  expect(first).not.toEqual(second)
  expect(first.includes(content)).toBe(false)
})

test.each([
  ['another label', seal, 'b'],
  ['another purpose', createSeal(secret, 'other'), 'a'],
  ['another secret', createSeal(`${secret}!`, 'test'), 'a'],
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

test('what is large is sealed in slices, to the same end', async () => {
  const seal = createSeal('a secret', 'a purpose')
  const content = Buffer.alloc(1_300_000, 'bill ')
  const sealed = await seal.closeLarge(content, 'label')
  expect(seal.open(sealed, 'label').equals(content)).toBe(true)
  expect((await seal.openLarge(seal.close(content, 'label'), 'label')).equals(content)).toBe(true)
  await expect(seal.openLarge(sealed, 'another')).rejects.toThrow(/damaged|unable to authenticate/)
  sealed[1_200_000]! ^= 1
  await expect(seal.openLarge(sealed, 'label')).rejects.toThrow(/damaged|unable to authenticate/)
})
