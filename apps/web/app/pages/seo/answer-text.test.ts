import { expect, test } from 'vitest'
import { answerText } from './answer-text.ts'

function ask(known?: string): Request {
  return new Request('https://mowatt.example/feed.xml', known ? { headers: { 'if-none-match': known } } : {})
}

const feed = { body: '<rss/>', type: 'application/rss+xml; charset=utf-8' }

test('an answer may be kept for five minutes and names its version', async () => {
  const answer = answerText(ask(), feed)
  expect(await answer.text()).toBe('<rss/>')
  expect(answer.headers.get('content-type')).toBe(feed.type)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  expect(answer.headers.get('etag')).toMatch(/^W\/"[\w-]{22}"$/)
})

test('who has this version is not sent it again; another version is', async () => {
  const tag = answerText(ask(), feed).headers.get('etag') ?? ''
  const same = answerText(ask(`"other", ${tag}`), feed)
  expect(same.status).toBe(304)
  expect(await same.text()).toBe('')
  expect(same.headers.get('etag')).toBe(tag)
  expect(answerText(ask(tag), { ...feed, body: '<rss></rss>' }).status).toBe(200)
})
