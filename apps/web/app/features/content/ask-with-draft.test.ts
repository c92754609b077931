import { expect, test } from 'vitest'
import { askWithDraft } from './ask-with-draft.server.ts'

const live = [
  { documentId: 'a', attributes: { title: 'A' } },
  { documentId: 'b', attributes: { title: 'B' } },
]
const ask = (path: string) =>
  Promise.resolve({ status: 200, body: JSON.stringify({ data: path.startsWith('/api/none') ? [] : live }) })

async function read(url: string, path: string, record: Record<string, unknown>, is_single = false) {
  const { body } = await askWithDraft(ask, { path, is_single, record })(url, {})
  return (JSON.parse(body) as { data: unknown }).data
}

test('a draft takes the place of its live record, or comes beside the others', async () => {
  const draft = { documentId: 'b', title: 'Drafted' }
  expect(await read('/api/faqs?sort=order:asc', '/api/faqs', draft)).toEqual([live[0], draft])
  const first = { documentId: 'c', title: 'New' }
  expect(await read('/api/faqs?sort=order:asc', '/api/faqs', first)).toEqual([...live, first])
  expect(await read('/api/faqs?x&pagination[page]=2', '/api/faqs', first)).toEqual(live)
})

test('what there is only once is the draft, and other kinds are as they are', async () => {
  const draft = { documentId: 'p', title: 'Drafted' }
  expect(await read('/api/privacy-policy?populate=*', '/api/privacy-policy', draft, true)).toEqual(draft)
  expect(await read('/api/faqs?x', '/api/privacy-policy', draft, true)).toEqual(live)
})
