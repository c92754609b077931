import { readFileSync } from 'node:fs'
import { type Document, readDocument } from './markdown/read-document.ts'

/** One of the texts beside this file. */
export function readText(name: `${'posts' | 'legal' | 'pages'}/${string}`): Document {
  return readDocument(readFileSync(new URL(`./texts/${name}.md`, import.meta.url), 'utf8'))
}
