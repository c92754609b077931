import { listClaims, listHeroBanners, readGlobalSetting } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { seedContent } from './seed-content.ts'

let house: TestApp
let minute = 0

beforeAll(async () => {
  house = await createTestApp()
})
afterAll(() => house.close())

/** Content may be a second old; after this it must be read anew. */
function laterOn(): void {
  house.setNow(new Date(Date.UTC(2026, 10, 15, 10, ++minute)))
}

test('the shipped banners are there, the default one first', async () => {
  const { data, meta } = await house.call(listHeroBanners, { query: { populate: '*' } })
  expect(data.map(({ attributes }) => attributes.campaignName)).toEqual(['default', 'founders', 'winter'])
  expect(meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 3 })
  expect(data[0]?.attributes).toMatchObject({
    title: 'Switch energy in seconds.',
    isDefault: true,
    image: { data: null },
  })
})

test('pictures come only when they are asked for', async () => {
  const { data } = await house.call(listHeroBanners, { query: {} })
  expect(data[0]?.attributes).not.toHaveProperty('image')
})

test('a record that is not published is not shown', async () => {
  const { db } = house.database
  await db
    .updateTable('content_record')
    .set({ published_at: null })
    .where('document_id', '=', 'shipped-hero-winter')
    .execute()
  laterOn()
  const { data } = await house.call(listHeroBanners, { query: {} })
  expect(data.map(({ attributes }) => attributes.campaignName)).toEqual(['default', 'founders'])
})

test('every claim says what it rests on and until when', async () => {
  const { data } = await house.call(listClaims, { query: {} })
  expect(data.map(({ attributes }) => attributes.figure)).toEqual(['£230', '500+', '8'])
  for (const { attributes } of data) {
    expect(attributes.basis.length).toBeGreaterThan(20)
    expect(attributes.expiresOn > attributes.checkedOn).toBe(true)
  }
})

test('the name of the site comes from the settings', async () => {
  const { db } = house.database
  await db
    .updateTable('content_record')
    .set((each) => ({
      fields: each.fn('jsonb_set', ['fields', each.val('{siteName}'), each.cast(each.val('"Renamed"'), 'jsonb')]),
    }))
    .where('kind', '=', 'global-setting')
    .execute()
  laterOn()
  const { data } = await house.call(readGlobalSetting, { query: {} })
  expect(data.attributes.siteName).toBe('Renamed')
})

test('what an editor deleted does not come back when the shipped content is seeded again', async () => {
  await house.database.db.deleteFrom('content_record').where('document_id', '=', 'shipped-hero-founders').execute()
  expect(await seedContent(house.ctx)).toBe(0)
  laterOn()
  const { data } = await house.call(listHeroBanners, { query: {} })
  expect(data.map(({ attributes }) => attributes.campaignName)).not.toContain('founders')
})

test('a setting that was never made is not found', async () => {
  await house.database.db.deleteFrom('content_record').where('kind', '=', 'global-setting').execute()
  laterOn()
  await expect(house.call(readGlobalSetting, { query: {} })).rejects.toMatchObject({ code: 'not_found', status: 404 })
})

test('an unknown query value is refused and named', async () => {
  const answer = await house.app.inject('/api/hero-banners?populate=nosuch')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: { populate: expect.any(String) as string } })
})
