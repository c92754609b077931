import { expect, test } from 'vitest'
import { insightsCsv } from './insights-csv.ts'
import type { Report } from './use-insights.ts'

const report: Report = {
  from: '2026-11-13',
  to: '2026-11-16',
  role: 'admin',
  days: [{ date: '2026-11-14', visitors: 3, views: 9 }],
  pages: [{ name: '/', visitors: 3, views: 5 }],
  sources: [{ name: '=HYPERLINK("http://evil.example")', visitors: 1, views: 1 }],
  campaigns: ['@SUM(1)', '\n=1', ' =1', '\u00A0-1', '＝1', 'a=1'].map((name) => ({ name, visitors: 1, views: 2 })),
  funnel: [{ step: 'visit', visitors: 3 }],
  quests: [
    { quest: 'join', members: 2, entries: 2 },
    { quest: 'toString', members: 1, entries: 1 },
  ],
  vitals: [{ metric: 'CLS', p75: 0.01, good: 1, measured: 4 }],
  error_count: 7,
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
  expect(lines).toHaveLength(20)
  expect(lines.slice(1, 5)).toEqual([
    '"Day","2026-11-13",0,0',
    '"Day","2026-11-14",3,9',
    '"Day","2026-11-15",0,0',
    '"Day","2026-11-16",0,0',
  ])
  expect(lines[6]).toBe(`"Source","'=HYPERLINK(""http://evil.example"")",1,1`)
  expect(lines.slice(7, 13)).toEqual(
    [`'@SUM(1)`, `'\n=1`, `' =1`, `'\u00A0-1`, `'＝1`, 'a=1'].map((name) => `"Campaign","${name}",1,2`),
  )
  expect(lines.slice(14, 16)).toEqual(['"Quest","Join and verify e-mail",2,2', '"Quest","toString",1,1'])
  expect(lines.at(-2)).toBe('"Total errors","","",7')
  expect(lines.at(-1)).toBe('"Error","TypeError: x","",2')
})
