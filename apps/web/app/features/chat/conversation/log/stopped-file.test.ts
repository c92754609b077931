import type { ChatMessage } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { stoppedFile } from './stopped-file.ts'

const AT = '2026-11-02T10:00:00.000Z'
const soon = Date.parse(AT) + 3_600_000
const file = { kind: 'file' as const, file_name: 'a.pdf', bytes: 9 }
const says = (id: string, author: ChatMessage['author'], more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  author,
  text: 'Words',
  cards: [],
  at: AT,
  ...more,
})
const brought = says('p-1', 'person', { cards: [file] })
const stopped = says('m-1', 'mo', {
  text: 'I’ve stopped reading a.pdf and won’t use anything from it.',
  is_stopped: true,
})
const asked = [says('p-2', 'person'), says('m-2', 'mo')]

test('a stopped file can be read again after other questions, for a day', () => {
  expect(stoppedFile([brought, stopped, ...asked], soon)).toEqual({ file, messageId: 'm-1' })
  expect(stoppedFile([brought, ...asked, stopped, ...asked], soon)).toEqual({ file, messageId: 'm-1' })
  expect(stoppedFile([brought, stopped, ...asked], soon + 86_400_000)).toBeUndefined()
})

test('not once a later file was brought, or the same one was read again', () => {
  const again = says('p-3', 'person', { cards: [file] })
  expect(stoppedFile([brought, stopped, again, says('m-3', 'mo')], soon)).toBeUndefined()
  expect(stoppedFile([brought, stopped, again, { ...stopped, id: 'm-3' }], soon)?.messageId).toBe('m-3')
})

test('an answer that was stopped is no reading', () => {
  const cut = says('m-2', 'mo', { is_stopped: true })
  expect(stoppedFile([brought, says('m-1', 'mo'), says('p-2', 'person'), cut], soon)).toBeUndefined()
  expect(stoppedFile([says('p-2', 'person'), cut], soon)).toBeUndefined()
})
