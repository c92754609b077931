import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { analyticsEvents, type EventName } from '@mowatt/contract/analytics'
import { expect, test } from 'vitest'
import { track } from './track.ts'
import { tracked } from './tracked.ts'

const app = path.resolve(import.meta.dirname, '../..')
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(app, file), 'utf8'))
const told = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/\b(?:track|tracked|trackedView|say)\(\s*'([$\w]+)'/g)].map(([, event = '']) => event),
  ),
)

test('every event of the catalogue is told somewhere, and nothing else is', () => {
  const known = Object.keys(analyticsEvents)
  expect(known.filter((event) => !told.has(event))).toEqual([])
  expect([...told].filter((event) => !known.includes(event))).toEqual([])
})

test('an event that is not in the catalogue, or lacks something, does not compile', () => {
  const cases = () => {
    // @ts-expect-error -- no such event
    track('no_such_event', {})
    // @ts-expect-error -- a required property is missing
    track('signup', { form_type: 'waitlist' })
    // @ts-expect-error -- it has no such property
    tracked('faq_opened', { question_preview: 'x', faq_index: 0, email: 'a@b.example' })
    // @ts-expect-error -- a number is required
    tracked('scroll_depth', { page: '/', percentage: '25' })
  }
  expect(cases).toBeTypeOf('function')
  expect(('no_such_event' satisfies string as EventName) in analyticsEvents).toBe(false)
})
