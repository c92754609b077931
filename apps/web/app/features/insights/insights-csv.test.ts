import { expect, test } from 'vitest'
import { insightsCsv } from './insights-csv.ts'
import type { Report } from './use-insights.ts'

const report: Report = {
  from: '2026-11-01',
  to: '2026-11-15',
  role: 'admin',
  days: [{ date: '2026-11-14', visitors: 3, views: 9 }],
  pages: [{ name: '/', visitors: 3, views: 5 }],
  sources: [{ name: '=HYPERLINK("http://evil.example")', visitors: 1, views: 1 }],
  campaigns: [{ name: '@SUM(1)', visitors: 1, views: 2 }],
  funnel: [{ step: 'visit', visitors: 3 }],
  quests: [{ quest: 'join', members: 2, entries: 2 }],
  vitals: [{ metric: 'CLS', p75: 0.01, good: 1, measured: 4 }],
  errors: [
    {
      fingerprint: 'f',
      name: 'TypeError',
      message: 'x',
      stack: '',
      page: '/',
      count: 2,
      first_at: '2026-11-14T10:00:00.000Z',
      last_at: '2026-11-14T10:00:00.000Z',
    },
  ],
  conversions: [{ form_type: 'bill_upload', count: 1 }],
}

test('every part of the page is in the file, and nothing in it is a formula', () => {
  const lines = insightsCsv(report).trimEnd().split('\r\n')
  expect(lines).toHaveLength(10)
  expect(lines[1]).toBe('"Day","2026-11-14",3,9')
  expect(lines[3]).toBe(`"Source","'=HYPERLINK(""http://evil.example"")",1,1`)
  expect(lines[4]).toBe(`"Campaign","'@SUM(1)",1,2`)
  expect(lines.at(-1)).toBe('"Error","TypeError: x","",2')
})
