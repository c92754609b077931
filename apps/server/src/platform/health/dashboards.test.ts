import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../../../ops/dashboards')
const FILES = readdirSync(FOLDER)
/** The words of our expressions besides the names of metrics. */
const LANGUAGE = new Set(['histogram_quantile', 'increase', 'label_values', 'max', 'rate', 'sum', 'topk', 'instance'])

type Dashboard = {
  templating: { list: { query: string }[] }
  panels: { targets: { expr: string }[] }[]
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test.each(FILES)('every metric of the dashboard %s is one that we have', async (file) => {
  const { panels, templating } = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Dashboard
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...templating.list.map(({ query }) => query).filter((query) => query.startsWith('label_values')),
  ]
  const named = new Set(expressions.flatMap(metricsOf))
  const { body } = await testApp.app.inject('/metrics')
  const existing = new Set(
    [...body.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
    ),
  )
  expect(named.size).toBeGreaterThan(3)
  expect([...named].filter((name) => !existing.has(name))).toEqual([])
})

test('a metric that does not exist is found in an expression', () => {
  expect(metricsOf('sum by (a, b) (rate(made_up_total{route="/x_y"}[5m])) / other')).toEqual(['made_up_total', 'other'])
})

function metricsOf(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) ?\([^)]*\)/g, ' ')
  return (bare.match(/[a-z_]\w*/g) ?? []).filter((word) => !LANGUAGE.has(word))
}
