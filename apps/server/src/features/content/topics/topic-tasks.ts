// Runs in a worker: reading what Mo knows takes too long for the main thread.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createTopics } from '@mowatt/agent'
import type { Task } from '../../../platform/workers/task.ts'
import { problemsOfTopic } from './problems-of-topics.ts'
import { type TopicHead, topicHead } from './topic-head.ts'
import { fieldsOfTopic, fileOfTopic } from './topic-file.ts'

const FOLDER = fileURLToPath(new URL('../../../../../../packages/agent/topics/', import.meta.url))

function filesOfTopics() {
  return globSync('*.md', { cwd: FOLDER })
    .toSorted()
    .map((name) => ({ name, text: readFileSync(`${FOLDER}${name}`, 'utf8') }))
}

/** Every topic that ships, by name. */
export const list: Task<object, TopicHead[]> = () => filesOfTopics().map(({ text }) => topicHead(text))

/** A topic as it ships, for its editors; undefined where there is none. */
export const fieldsOf: Task<{ id: string }, Record<string, unknown> | undefined> = ({ id }) => {
  const file = filesOfTopics().find(({ text }) => topicHead(text).id === id)
  const topic = file && createTopics([file]).get(id)
  return topic && fieldsOfTopic(topic)
}

/** Why Mo may not say it; nothing where Mo may. */
export const problemsOf: Task<{ fields: Readonly<Record<string, unknown>> }, string[]> = ({ fields }) => {
  try {
    const [topic] = createTopics([{ name: 'topic', text: fileOfTopic(fields) }]).values()
    return topic ? problemsOfTopic(topic) : []
  } catch (error) {
    return [error instanceof Error ? error.message.replace(/^topic: /, '') : String(error)]
  }
}
