import { expect, test } from 'vitest'
import { undoAll } from './undo-all.ts'

test('a step that fails keeps no other from being undone, and is told', async () => {
  const undone: string[] = []
  const steps = [
    async () => undone.push('database'),
    () => Promise.reject(new Error('the server would not close')),
    async () => undone.push('mail'),
  ]
  await expect(undoAll(steps)).rejects.toThrow('the server would not close')
  expect(undone).toEqual(['mail', 'database'])
  await undoAll(steps)
  expect(undone).toHaveLength(2)
})
