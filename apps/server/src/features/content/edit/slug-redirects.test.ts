import {
  actOnContent,
  type ContentValues,
  createContentRecord,
  readContentRecord,
  readMovedPost,
  saveContentDraft,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { seedContent } from '../seed-content.ts'

let testApp: IdentityTestApp
let token: string
beforeAll(async () => {
  testApp = await createIdentityTestApp()
  await seedContent(testApp.ctx)
  token = await signInOperator(testApp, 'editor@mowatt.example', 'editor')
})
afterAll(() => testApp.close())

const POST = 'shipped-post-smart-meters-and-switching'
const FIRST = 'smart-meters-and-switching'
const OTHER = 'shipped-post-green-energy-tariffs-explained'

const as = () => ({ token, idempotencyKey: crypto.randomUUID() })
const read = (document_id: string) => testApp.call(readContentRecord, { params: { document_id } }, { token })
const moved = async (slug: string) => {
  return testApp.call(readMovedPost, { params: { slug } }).then(
    (reply) => reply.slug,
    ({ code }: { code: string }) => code,
  )
}

async function act(document_id: string, name: 'publish' | 'delete' | 'undelete') {
  const body = { act: name, version: (await read(document_id)).version, reason: 'A story' }
  return testApp.call(actOnContent, { params: { document_id }, body }, as())
}

async function publish(document_id: string, values: ContentValues) {
  testApp.pass(1)
  const body = { values, version: (await read(document_id)).version }
  await testApp.call(saveContentDraft, { params: { document_id }, body }, as())
  return act(document_id, 'publish')
}

test('every old name of a post leads straight to its newest, and one that it takes back leads nowhere else', async () => {
  expect(await moved(FIRST)).toBe('not_found')
  await publish(POST, { slug: 'second' })
  expect(await moved(FIRST)).toBe('second')
  await publish(POST, { slug: 'third' })
  expect([await moved(FIRST), await moved('second'), await moved('third')]).toEqual(['third', 'third', 'not_found'])
  expect((await read(POST)).moved_from).toEqual(['second', FIRST])
  await publish(POST, { slug: FIRST })
  expect([await moved(FIRST), await moved('second'), await moved('third')]).toEqual(['not_found', FIRST, FIRST])
  expect((await read(POST)).moved_from).toEqual(['second', 'third'])
})

test('a draft moves nothing, and neither does a change of other words', async () => {
  const body = { values: { slug: 'only-drafted' }, version: (await read(OTHER)).version }
  await testApp.call(saveContentDraft, { params: { document_id: OTHER }, body }, as())
  expect(await moved('green-energy-tariffs-explained')).toBe('not_found')
  await publish(OTHER, { slug: 'green-energy-tariffs-explained', title: 'Other words' })
  expect((await read(OTHER)).moved_from).toEqual([])
})

test('a name that leads to another post is refused, until that post is deleted', async () => {
  const refused = { fields: { slug: 'Another record already has this address.' } }
  await expect(publish(OTHER, { slug: FIRST })).rejects.toMatchObject(refused)
  await expect(publish(OTHER, { slug: 'third' })).rejects.toMatchObject(refused)
  await act(POST, 'delete')
  expect(await moved('third')).toBe('not_found')
  await publish(OTHER, { slug: 'third' })
  await publish(OTHER, { slug: 'fourth' })
  expect(await moved('third')).toBe('fourth')
  expect((await act(POST, 'undelete')).outcome).toBe('done')
  expect([await moved('second'), await moved('third')]).toEqual([FIRST, 'fourth'])
})

test('names of questions are places on a page, which nothing can be led from', async () => {
  const { document_id: id } = await testApp.call(createContentRecord, { body: { kind: 'faq' } }, as())
  await publish(id, { slug: 'old-question', question: 'Old?', answer: 'Yes.', order: '90' })
  await publish(id, { slug: 'new-question' })
  expect((await read(id)).moved_from).toEqual([])
})
