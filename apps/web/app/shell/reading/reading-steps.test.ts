import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReadingSteps } from './reading-steps.tsx'

test('a step is told when it is done, with what was found; the others wait', () => {
  const done = [{ step: 'provider' as const, found: { supplier: 'Northern Spark Energy' } }]
  const markup = renderToStaticMarkup(createElement(ReadingSteps, { done }))
  expect(markup).toContain('aria-valuetext="Step 2 of 4: Usage"')
  expect([...markup.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual(['done', 'now', 'next', 'next'])
  expect(markup).toContain('Current Provider: Northern Spark Energy. Usage: Looking for your usage')
  expect(markup).not.toContain('Still reading')
})
