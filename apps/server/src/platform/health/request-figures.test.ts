import { Histogram } from 'prom-client'
import { expect, test } from 'vitest'
import { requestFigures } from './request-figures.ts'

test('routes are ranked by what 95 of 100 requests stay within, whatever was answered, and failures of ours are counted', async () => {
  const requestSeconds = new Histogram({
    name: 'http_request_seconds',
    help: 'x',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.1, 1, 10],
    registers: [],
  })
  const seen = (route: string, status: string, seconds: number, times: number) => {
    for (let time = 0; time < times; time++) requestSeconds.observe({ method: 'GET', route, status }, seconds)
  }
  seen('/quick', '200', 0.01, 95)
  seen('/quick', '200', 5, 5)
  seen('/slow', '200', 0.01, 94)
  seen('/slow', '404', 0.5, 1)
  seen('/slow', '500', 5, 5)
  seen('/stuck', '503', 20, 1)
  seen('/assets/large.js', '200', 20, 1)
  expect(await requestFigures({ requestSeconds })).toEqual({
    slow: [
      { method: 'GET', route: '/stuck', count: 1, withinMs: null, overASecond: 1 },
      { method: 'GET', route: '/slow', count: 100, withinMs: 1000, overASecond: 5 },
      { method: 'GET', route: '/quick', count: 100, withinMs: 100, overASecond: 5 },
    ],
    failed: [
      { method: 'GET', route: '/slow', count: 5 },
      { method: 'GET', route: '/stuck', count: 1 },
    ],
  })
})
