import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
  await testApp.database.db
    .updateTable('content_record')
    .set((each) => ({
      fields: each.fn('jsonb_set', ['fields', each.val('{title}'), each.cast(each.val('null'), 'jsonb')]),
    }))
    .where('document_id', '=', 'shipped-benefit-4')
    .execute()
})
afterAll(() => testApp.close())

async function dataOf<Data>(path: string): Promise<Data> {
  const answer = await testApp.app.inject(`/api/${path}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: Data }>().data
}

// The titles: 'Save money automatically', 'Switch in 60 seconds', 'Greener choices', and none.
test.each([
  ['filters[title][$notNull]=true', [1, 2, 3]],
  ['filters[title][$notNull]=false', [4]],
  ['filters[title][$null]=true', [4]],
  ['filters[title][$startsWith]=S', [1, 2]],
  ['filters[title][$startsWith]=s', []],
  ['filters[title][$startsWithi]=s', [1, 2]],
  ['filters[title][$endsWith]=choices', [3]],
  ['filters[title][$endsWithi]=CHOICES', [3]],
  ['filters[title][$eqi]=GREENER choices', [3]],
  ['filters[title][$nei]=GREENER choices', [1, 2]],
  ['filters[title][$notContains]=Switch', [1, 3]],
  ['filters[title][$notContainsi]=switch', [1, 3]],
  ['filters[order][$notIn][0]=1&filters[order][$notIn][1]=4', [2, 3]],
  ['filters[order][$between][0]=2&filters[order][$between][1]=3', [2, 3]],
  ['filters[order][$not][$in]=1,2', [3, 4]],
  ['filters[title][$not][$contains]=Switch', [1, 3]],
  ['filters[$not][title][$contains]=Switch', [1, 3]],
  ['filters[$not][title][$null]=true', [1, 2, 3]],
  ['filters[$and][0][order][$gt]=1&filters[$and][1][$or][0][order]=2&filters[$and][1][$or][1][order]=4', [2, 4]],
  ['filters[$or][0][title][$eq]=x&filters[$or][1][order]=4', [4]],
])('benefits?%s', async (query, orders) => {
  const data = await dataOf<{ order: number }[]>(`benefits?${query}&sort=order:asc`)
  expect(data.map(({ order }) => order)).toEqual(orders)
})

test.each(['filters[$not][0][order]=1', 'filters[order][$between]=2', 'filters[order][$not][$nosuch]=2'])(
  'benefits?%s makes no sense',
  async (query) => {
    expect((await testApp.app.inject(`/api/benefits?${query}`)).statusCode).toBe(400)
  },
)

test('what is sent along comes in the order that is asked for', async () => {
  const ordersOf = async (query: string) => {
    const { sections } = await dataOf<{ sections: { order: number }[] }>(`privacy-policy?${query}`)
    return sections.map(({ order }) => order)
  }
  const upwards = await ordersOf('populate=sections')
  expect(upwards.length).toBeGreaterThan(5)
  for (const word of ['[0]=order:desc', '=order:DESC', '[order]=desc']) {
    expect(await ordersOf(`populate[sections][sort]${word}`)).toEqual(upwards.toReversed())
  }
  expect(await ordersOf('populate[sections][sort][0]=order:asc')).toEqual(upwards)
  const { sections } = await dataOf<{ sections: { title: string }[] }>('privacy-policy?populate[sections][sort]=title')
  const titles = sections.map(({ title }) => title)
  expect(titles).toEqual(titles.toSorted())
  for (const word of ['nosuch:asc', 'order:up']) {
    const strange = await testApp.app.inject(`/api/privacy-policy?populate[sections][sort]=${word}`)
    expect(strange.statusCode).toBe(400)
  }
})

test('what is sent along can be limited to some of its fields', async () => {
  const path = 'privacy-policy?fields=title&populate[sections][fields][0]=title&populate[sections][fields][1]=order'
  const { sections } = await dataOf<{ sections: object[] }>(path)
  expect(sections.length).toBeGreaterThan(5)
  for (const section of sections) expect(Object.keys(section).toSorted()).toEqual(['id', 'order', 'title'])
  const all = await dataOf<{ sections: object[] }>('privacy-policy?populate[sections][fields]=*')
  expect(Object.keys(all.sections[0] ?? {})).toContain('content')
  const strange = await testApp.app.inject('/api/privacy-policy?populate[sections][fields][0]=nosuch')
  expect(strange.json()).toMatchObject({ error: { status: 400, message: 'Invalid key nosuch at sections.fields' } })
})

test.each([
  ['POST', '/api/benefits', 403, 'ForbiddenError', 'Forbidden'],
  ['PUT', '/api/benefits/shipped-benefit-1', 403, 'ForbiddenError', 'Forbidden'],
  ['DELETE', '/api/benefits/shipped-benefit-1', 403, 'ForbiddenError', 'Forbidden'],
  ['PUT', '/api/global-setting', 403, 'ForbiddenError', 'Forbidden'],
  ['DELETE', '/api/privacy-policy', 403, 'ForbiddenError', 'Forbidden'],
  ['PATCH', '/api/benefits', 405, 'MethodNotAllowedError', 'Method Not Allowed'],
  ['DELETE', '/api/benefits', 405, 'MethodNotAllowedError', 'Method Not Allowed'],
  ['POST', '/api/global-setting', 405, 'MethodNotAllowedError', 'Method Not Allowed'],
  ['POST', '/api/nothing', 405, 'MethodNotAllowedError', 'Method Not Allowed'],
] as const)(
  '%s %s is refused in the words of Strapi, whatever it carries',
  async (method, url, status, name, message) => {
    for (const payload of ['{"data":{"title":"x"}}', '{broken']) {
      const answer = await testApp.app.inject({ method, url, payload, headers: { 'content-type': 'application/json' } })
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toEqual({ data: null, error: { status, name, message, details: {} } })
    }
  },
)

test('a write to an address of another feature stays that feature’s', async () => {
  const answer = await testApp.app.inject({ method: 'POST', url: '/api/v1/nothing', payload: {} })
  expect(answer.json()).toMatchObject({ code: 'not_found' })
})

test('its health can be asked', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    expect(await testApp.app.inject({ method, url: '/_health' })).toMatchObject({ statusCode: 204, body: '' })
  }
})
