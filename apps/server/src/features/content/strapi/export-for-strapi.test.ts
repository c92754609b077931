import { sql } from 'kysely'
import { unpackTar } from 'modern-tar'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { keepPicture } from '../pictures/keep-picture.ts'
import { contentKinds } from '../content-kinds.ts'
import { seedContent } from '../seed-content.ts'
import { exportContent } from './export-content.ts'
import { importContent } from './import-content.ts'
import { strapiProject } from './strapi-schemas.ts'

const HERO = 'shipped-hero-winter'
const POST = 'shipped-post-how-to-switch-energy-provider'
const BENEFIT = 'a-benefit-with-a-drawing'
const DRAWING = { svg: '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>', width: 24, height: 24 }
const why = { by: { email: 'terminal', role: 'terminal' }, reason: 'A story' }

type Line = { type: string; id: number; data: Record<string, unknown> }
let t: IdentityTestApp
let pictureId = ''
beforeAll(async () => {
  t = await createIdentityTestApp()
  await seedContent(t.ctx)
  const png = await sharp({ create: { width: 90, height: 30, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer()
  pictureId = (await keepPicture(t.ctx, png, why.by)).pictureId
  const image = { id: 1, documentId: 'media-1', url: `/api/v1/pictures/${pictureId}.webp`, alternativeText: 'A roof' }
  const body = [{ type: 'image', image: { ...image, width: 60, height: 20 }, children: [{ type: 'text', text: '' }] }]
  await t.ctx.db
    .updateTable('content_record')
    .set({ fields: sql`jsonb_set(fields, '{body}', ${JSON.stringify(body)}::jsonb)` })
    .where('document_id', '=', POST)
    .execute()
  await t.ctx.db
    .insertInto('content_record')
    .values({
      kind: 'benefit',
      document_id: BENEFIT,
      fields: JSON.stringify({ title: 'Drawn', description: 'By hand', order: 9, icon: DRAWING }),
      created_at: t.ctx.now(),
      updated_at: t.ctx.now(),
      published_at: t.ctx.now(),
    })
    .execute()
})
afterAll(() => t.close())

async function exported() {
  const { archive } = await exportContent(t.ctx)
  const files = new Map(
    (await unpackTar(gunzipSync(archive))).map(({ header, data }) => [header.name, Buffer.from(data ?? []).toString()]),
  )
  const lines = (name: string) =>
    (files.get(name) ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line)
  return {
    archive,
    files,
    entities: lines('entities/entities_00001.jsonl'),
    schemas: lines('schemas/schemas_00001.jsonl'),
  }
}

test('columns of JSON get JSON and columns of text get text, and both come back as they were', async () => {
  const { archive, entities } = await exported()
  const dataOf = (id: string) => entities.find(({ data }) => data['documentId'] === id)?.data
  expect(dataOf(HERO)?.['description']).toEqual([
    {
      type: 'paragraph',
      children: [{ type: 'text', text: expect.stringMatching(/^You use the most energy/) as string }],
    },
  ])
  expect(dataOf(BENEFIT)?.['icon']).toBe(JSON.stringify(DRAWING))
  expect(await importContent(t.ctx, archive, why, { isDryRun: true })).toMatchObject({
    added: 0,
    changed: 0,
    drafts: 0,
  })
})

test('a picture that only stands in a text is a file of its own, with all that Strapi asks of one', async () => {
  const { files, entities } = await exported()
  const [file, ...others] = entities.filter(({ type }) => type === 'plugin::upload.file')
  expect(others).toEqual([])
  const own = { hash: pictureId, ext: '.webp', mime: 'image/webp', size: expect.any(Number) as number }
  expect(file?.data).toMatchObject(own)
  const sidecar = JSON.parse(files.get(`assets/metadata/${pictureId}.webp.json`) ?? '') as object
  expect(sidecar).toMatchObject({ id: file?.id, ...own, width: 90, height: 30 })
  const post = entities.find(({ data }) => data['documentId'] === POST)
  const image = {
    ...own,
    name: `${pictureId}.webp`,
    url: `/uploads/${pictureId}.webp`,
    alternativeText: 'A roof',
    width: 60,
  }
  const times = { createdAt: expect.any(String) as string, updatedAt: expect.any(String) as string }
  expect(post?.data['body']).toMatchObject([{ image: { ...image, ...times, provider: 'local' } }])
})

test('each kind has the attributes and the name that a Strapi gives it', async () => {
  const { schemas } = await exported()
  const faq = schemas.find((each) => 'uid' in each && each.uid === 'api::faq.faq')
  expect(faq).toMatchObject({
    globalId: 'Faq',
    attributes: { localizations: { joinColumn: { referencedTable: 'faqs' } } },
  })
  expect(schemas.filter((each) => !('globalId' in each))).toEqual([])
})

test('a Strapi project gets a type of each kind with its fields alone, and what serves it', () => {
  const files = strapiProject()
  for (const { name, fields } of contentKinds) {
    const schema = JSON.parse(files.get(`src/api/${name}/content-types/${name}/schema.json`) ?? '') as Line & {
      attributes: object
    }
    expect(Object.keys(schema.attributes)).toEqual(Object.keys(fields))
    for (const place of ['routes', 'controllers', 'services'])
      expect(files.get(`src/api/${name}/${place}/${name}.js`)).toContain(`('api::${name}.${name}')`)
  }
  expect([...files.keys()].at(-1)).toBe('src/components/legal/section.json')
})
