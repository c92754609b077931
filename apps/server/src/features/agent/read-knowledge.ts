import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createHeads, createTopics, type Heads, type Topics } from '@mowatt/agent'

const FOLDER = fileURLToPath(new URL('../../../../../packages/agent/', import.meta.url))

/** What Mo knows and what its reader has learnt, from files that stay where they are also beside a bundle. */
export function readKnowledge(): { topics: Topics; heads: Heads } {
  const names = globSync('topics/*.md', { cwd: FOLDER }).toSorted()
  return {
    topics: createTopics(names.map((name) => ({ name, text: readFileSync(`${FOLDER}${name}`, 'utf8') }))),
    heads: createHeads(readFileSync(`${FOLDER}heads/heads.bin`)),
  }
}
