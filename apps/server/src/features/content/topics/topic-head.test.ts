import { globSync, readFileSync } from 'node:fs'
import { createTopics } from '@mowatt/agent'
import { expect, test } from 'vitest'
import { topicHead } from './topic-head.ts'

const folder = new URL('../../../../../../packages/agent/topics/', import.meta.url)

test('the head of each topic that ships is the same as in the whole of it', () => {
  const texts = globSync('*.md', { cwd: folder }).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  expect(texts.length).toBeGreaterThan(300)
  for (const text of texts) {
    const { id, title, family, certainty, reviewBy } = [...createTopics([{ name: 'topic', text }]).values()][0] ?? {}
    expect(topicHead(text)).toEqual({ id, title, family, certainty, reviewBy })
  }
})

test('a file without a line of its head says which', () => {
  expect(() => topicHead('---\nid: one\nasks: []\n')).toThrow('A topic has no line title before its ways of asking.')
})
