import { checkContent, readContentRecord, saveContentDraft } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../../test/sign-in-operator.ts'
import { seedContent } from '../../seed-content.ts'

let testApp: IdentityTestApp
let token: string
beforeAll(async () => {
  testApp = await createIdentityTestApp()
  await seedContent(testApp.ctx)
  token = await signInOperator(testApp, 'editor@mowatt.example', 'editor')
})
afterAll(() => testApp.close())

const params = { document_id: 'shipped-post-smart-meters-and-switching' }
const check = (own = token) => testApp.call(checkContent, { params }, { token: own })

test('an editor is told which links lead nowhere and which words nobody knows', async () => {
  expect(await check()).toEqual({ links: [], words: [] })
  const { version } = await testApp.call(readContentRecord, { params }, { token })
  const values = {
    slug: 'a-new-name',
    title: 'Smart metters',
    body: 'See [this](/blog/gone), [that](/blog/a-new-name) and [the terms](/terms).',
  }
  const body = { values, version }
  await testApp.call(saveContentDraft, { params, body }, { token, idempotencyKey: crypto.randomUUID() })
  const { links, words } = await check()
  expect(links).toEqual([{ field: 'body', link: '/blog/gone', problem: 'no_page', leads_to: null }])
  expect(words).toMatchObject([{ field: 'title', word: 'metters' }])
})

test('only editors and admins are told', async () => {
  const support = await signInOperator(testApp, 'support@mowatt.example', 'support')
  await expect(check(support)).rejects.toMatchObject({ code: 'not_allowed' })
})
