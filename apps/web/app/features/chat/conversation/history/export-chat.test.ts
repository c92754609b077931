import type { ChatMessage } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { chatAsJson, chatAsText } from './export-chat.ts'

const messages: ChatMessage[] = [
  { id: '1', author: 'person', text: 'How much?', cards: [], at: '2026-11-15T12:00:00.000Z' },
  {
    id: '2',
    author: 'mo',
    text: 'This much.',
    cards: [
      {
        kind: 'cost',
        from: '2026-11-15',
        pence: 175_974,
        low_pence: null,
        high_pence: null,
        working: [],
        notes: ['A note.'],
      },
    ],
    at: '2026-11-15T12:00:01.000Z',
  },
]

test('a conversation is saved with what its cards show', () => {
  const text = chatAsText({ title: 'My bill', messages })
  expect(text).toMatch(/^My bill\n\nYou, 15 November 2026 12:00 UTC\nHow much\?\n\nMo, .*\nThis much\.\n.*£1,759\.74/)
  expect(text).toContain('A note.')
})

test('as JSON it is whole', () => {
  expect(JSON.parse(chatAsJson({ title: 'My bill', messages }))).toEqual({ title: 'My bill', messages })
})
