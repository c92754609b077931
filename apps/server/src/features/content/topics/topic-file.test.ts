import { globSync, readFileSync } from 'node:fs'
import { createTopics } from '@mowatt/agent'
import { expect, test } from 'vitest'
import { fieldsOfTopic, fileOfTopic } from './topic-file.ts'

const folder = new URL('../../../../../../packages/agent/topics/', import.meta.url)
const files = globSync('*.md', { cwd: folder }).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), 'utf8'),
}))

test('every topic is the same again after it was stored for its editors', () => {
  const topics = [...createTopics(files).values()]
  expect(topics.length).toBeGreaterThan(300)
  for (const topic of topics) {
    const stored = JSON.parse(JSON.stringify(fieldsOfTopic(topic))) as Record<string, unknown>
    expect([...createTopics([{ name: topic.id, text: fileOfTopic(stored) }]).values()]).toEqual([topic])
  }
})

test('whatever an editor writes stays in its place', () => {
  const [topic] = createTopics(files.slice(0, 1)).values()
  const title = '---\n---\nfamily: scams\n"'
  const [read] = createTopics([{ name: 'x', text: fileOfTopic({ ...fieldsOfTopic(topic!), title }) }]).values()
  expect(read).toEqual({ ...topic, title })
})
