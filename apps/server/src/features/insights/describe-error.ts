import { createHash } from 'node:crypto'
import type { PageError, StoredEvent } from './event-store.ts'
import { createStackMapper } from './map-stack.ts'

const mapStack = createStackMapper()

/** Two errors are one when they have the same name, words and first two places in our own sources. */
export async function describeError(properties: StoredEvent['properties']): Promise<PageError> {
  const text = (name: string) => String(properties[name] ?? '')
  const stack = (await mapStack(text('stack'))).slice(0, 1000)
  const places = stack.split('\n').filter((line) => /^\s*at /.test(line))
  const kind = [text('name'), text('message'), ...places.slice(0, 2).map(withoutPage)].join('\n')
  const fingerprint = createHash('sha256').update(kind).digest('base64url').slice(0, 22)
  return { fingerprint, name: text('name'), message: text('message'), stack, page: text('page') }
}

/** An inline script has another position in each page, but is the same script. */
function withoutPage(place: string): string {
  return place.replace(/https?:\/\/[^/\s]+\/(?!assets\/)\S{0,300}?:\d{1,9}:\d{1,9}/, 'page')
}
