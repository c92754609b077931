import {
  actOnContent,
  type ContentValues,
  listAudit,
  readContentRecord,
  saveContentDraft,
  uploadPicture,
} from '@mowatt/contract'
import { packTar, unpackTar } from 'modern-tar'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { contentKinds } from '../content-kinds.ts'
import { seedContent } from '../seed-content.ts'
import { exportContent } from './export-content.ts'
import { importContent } from './import-content.ts'

const why = { by: { email: 'terminal', role: 'terminal' }, reason: 'A story' }
const HERO = 'shipped-hero-winter'
const POST = 'shipped-post-how-to-switch-energy-provider'

let from: IdentityTestApp
let to: IdentityTestApp
let token: string
beforeAll(async () => {
  from = await createIdentityTestApp()
  to = await createIdentityTestApp()
  await seedContent(from.ctx)
  await to.ctx.db.deleteFrom('content_record').execute()
  await to.ctx.db.deleteFrom('content_seed').execute()
  token = await signInOperator(from, 'editor@mowatt.example', 'editor')
})
afterAll(() => Promise.all([from.close(), to.close()]))

const as = () => ({ token, idempotencyKey: crypto.randomUUID() })

async function draft(documentId: string, values: ContentValues): Promise<string> {
  const params = { document_id: documentId }
  const { version } = await from.call(readContentRecord, { params }, { token })
  const { document } = await from.call(saveContentDraft, { params, body: { values, version } }, as())
  return document.version
}

async function publish(documentId: string, values: ContentValues): Promise<void> {
  const body = { act: 'publish' as const, version: await draft(documentId, values), reason: 'A story' }
  await from.call(actOnContent, { params: { document_id: documentId }, body }, as())
}

/** The whole public API, without the numbers that each database assigns. */
async function everything({ app }: IdentityTestApp): Promise<string> {
  const answers = []
  for (const { path } of contentKinds) {
    const { data } = (await app.inject(`/api/${path}?populate=*&pagination[pageSize]=100`)).json<{ data: unknown }>()
    answers.push({
      path,
      data: Array.isArray(data) ? data.map((each: object) => ({ ...each, id: 0 })) : { ...(data as object), id: 0 },
    })
  }
  return JSON.stringify(answers)
}

const drafts = ({ ctx }: IdentityTestApp) =>
  ctx.db.selectFrom('content_draft').select(['document_id', 'fields']).orderBy('document_id').execute()

type Change = (files: Map<string, string>) => void

/** An export with changes made elsewhere. */
async function changed(archive: Uint8Array, change: Change): Promise<Uint8Array> {
  const entries = await unpackTar(gunzipSync(archive))
  const bodies = new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? []).toString('latin1')]))
  change(bodies)
  const body = (text: string) => Buffer.from(text, 'latin1')
  const packed = await packTar(
    [...bodies].map(([name, text]) => ({ header: { name, size: text.length }, body: body(text) })),
  )
  return gzipSync(packed)
}

const ENTITIES = 'entities/entities_00001.jsonl'
const edit =
  (search: string | RegExp, text: string): Change =>
  (files) => {
    files.set(ENTITIES, (files.get(ENTITIES) ?? '').replace(search, text))
  }
const add =
  (line: object | string): Change =>
  (files) => {
    files.set(ENTITIES, `${files.get(ENTITIES) ?? ''}${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
  }

test('an export in the format of Strapi 5 makes the same content in an empty database', async () => {
  const data = (
    await sharp({ create: { width: 80, height: 40, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
  ).toString('base64')
  const { url } = await from.call(uploadPicture, { body: { data } }, as())
  await publish(HERO, { image: { url, alt: 'A roof', width: '80', height: '40' } })
  await publish(POST, { title: 'How to switch' })
  await draft(POST, { title: 'How to switch, once more' })
  const { archive, records, pictures } = await exportContent(from.ctx)
  expect({ records: records > 40, pictures }).toEqual({ records: true, pictures: 1 })

  const files = await unpackTar(gunzipSync(archive))
  expect(files.map(({ header }) => header.name)).toEqual([
    'metadata.json',
    'schemas/schemas_00001.jsonl',
    ENTITIES,
    'links/links_00001.jsonl',
    'configuration/configuration_00001.jsonl',
    `assets/uploads/${url.split('/').at(-1) ?? ''}`,
    `assets/metadata/${url.split('/').at(-1) ?? ''}.json`,
  ])

  const looked = await importContent(to.ctx, archive, why, { isDryRun: true })
  expect(looked).toMatchObject({ kind: 'done', added: records, changed: 0, drafts: 1, pictures: 1 })
  expect(await to.ctx.db.selectFrom('content_record').selectAll().execute()).toEqual([])

  expect(await importContent(to.ctx, archive, why)).toEqual(looked)
  await seedContent(to.ctx)
  await expect.poll(() => everything(to)).toBe(await everything(from))
  expect(await drafts(to)).toEqual(await drafts(from))
  expect((await to.app.inject(url)).rawPayload).toEqual((await from.app.inject(url)).rawPayload)

  // The same import again changes nothing, and what was imported equals what was exported.
  expect(await importContent(to.ctx, archive, why)).toMatchObject({ kind: 'done', added: 0, changed: 0, same: records })
  const admin = await signInOperator(to, 'admin@mowatt.example', 'admin')
  const { entries } = await to.call(listAudit, { query: { subject: 'content' } }, { token: admin })
  expect(entries.map(({ act, operator }) => [act, operator])).toEqual([
    ['content.import', 'terminal'],
    ['content.import', 'terminal'],
  ])
})

test('a Strapi’s own records are passed over, and a picture of another shape is made anew', async () => {
  const picture = await sharp({ create: { width: 90, height: 30, channels: 3, background: 'tomato' } })
    .jpeg()
    .toBuffer()
  const { archive } = await exportContent(from.ctx)
  const entries = await unpackTar(gunzipSync(archive))
  const file = {
    documentId: 'abc',
    name: 'roof.jpg',
    alternativeText: 'A red roof',
    hash: 'roof_1',
    ext: '.jpg',
    url: '/uploads/roof_1.jpg',
  }
  const hero = {
    documentId: 'from-a-strapi',
    title: 'Red',
    campaignName: 'red',
    publishedAt: '2026-01-01T00:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    locale: null,
  }
  const template = JSON.parse(
    textOf(entries, ENTITIES)
      .split('\n')
      .find((line) => line.includes('"api::hero-banner.hero-banner"')) ?? '',
  ) as { data: object }
  const lines = [
    { type: 'plugin::i18n.locale', id: 2, data: { code: 'en' } },
    { type: 'plugin::upload.file', id: 77, data: file },
    { type: 'api::hero-banner.hero-banner', id: 770, data: { ...template.data, ...hero } },
  ]
  const link = {
    kind: 'relation.morph',
    relation: 'morphToMany',
    left: { type: 'plugin::upload.file', field: 'related', ref: 77 },
    right: { type: 'api::hero-banner.hero-banner', ref: 770, field: 'image', pos: 1 },
  }
  const jsonl = (given: object[]) => given.map((line) => `${JSON.stringify(line)}\n`).join('')
  const body = (name: string, content: string | Buffer) => ({
    header: { name, size: Buffer.byteLength(content) },
    body: content,
  })
  const packed = gzipSync(
    await packTar([
      body('metadata.json', JSON.stringify({ createdAt: '2026-01-01T00:00:00.000Z', strapi: { version: '5.3.0' } })),
      body('./schemas/schemas_00001.jsonl', ''),
      body(`./${ENTITIES}`, jsonl(lines)),
      body('./links/links_00001.jsonl', jsonl([link])),
      body('./assets/uploads/roof_1.jpg', picture),
    ]),
  )
  expect(await importContent(to.ctx, packed, why)).toMatchObject({ kind: 'done', added: 1, pictures: 1 })
  const read = async () =>
    (await to.app.inject('/api/hero-banners/from-a-strapi?populate=*')).json<{ data: { image: { url: string } } }>()
  await expect
    .poll(read)
    .toMatchObject({ data: { title: 'Red', image: { alternativeText: 'A red roof', width: 90, height: 30 } } })
  expect((await to.app.inject((await read()).data.image.url)).headers['content-type']).toBe('image/webp')
})

const textOf = (entries: Awaited<ReturnType<typeof unpackTar>>, name: string) =>
  Buffer.from(entries.find(({ header }) => header.name === name)?.data ?? []).toString()

test.each<[string, Change, RegExp]>([
  [
    'an unknown kind',
    add({ type: 'api::article.article', id: 1, data: { documentId: 'a', publishedAt: null } }),
    /^entities\/entities_00001\.jsonl, line \d+: we have no content type called “article”\.$/,
  ],
  ['a broken line', add('{"type":'), /^entities\/entities_00001\.jsonl, line \d+: this line isn’t JSON\.$/],
  [
    'an unknown field',
    edit('"siteName"', '"nameOfSite"'),
    /^global-setting .*: it has no field called “nameOfSite”\.$/,
  ],
  [
    'what can’t be published',
    edit(/"question":"[^"]+"/g, '"question":null'),
    /^faq .*: question: Please fill this in\.$/,
  ],
  [
    'another language',
    edit(/("type":"api::faq[^\n]*)"locale":null/, '$1"locale":"fr"'),
    /: it’s in another language \(fr\)\. We only have English\.$/,
  ],
  ['no entities', (files) => files.delete(ENTITIES), /^There are no entities in the file\.$/],
  [
    'an older Strapi',
    (files) => void files.set('metadata.json', '{"strapi":{"version":"4.20.0"}}'),
    /^This is an export from Strapi 4\.20\.0\. We can only read exports from Strapi 5\.$/,
  ],
  [
    'a picture that’s missing',
    (files) => {
      for (const name of files.keys()) if (name.startsWith('assets/uploads/')) files.delete(name)
    },
    /: its picture .* isn’t in the file\.$/,
  ],
])('with %s, an import says so and stores nothing', async (_, change, words) => {
  const before = await everything(to)
  const { archive } = await exportContent(from.ctx)
  const answer = await importContent(to.ctx, await changed(archive, change), why)
  if (answer.kind !== 'refused') throw new Error('It was not refused')
  expect(answer.problems).toContainEqual(expect.stringMatching(words))
  expect(await everything(to)).toBe(before)
})

test('a file that is no archive says so, and a draft that somebody has here is not overwritten', async () => {
  expect(await importContent(to.ctx, Buffer.from('no archive'), why)).toEqual({
    kind: 'refused',
    problems: ['We can’t open this file. It has to be a .tar or .tar.gz, exported without encryption.'],
  })
  await draft(POST, { title: 'A third title' })
  const { archive } = await exportContent(from.ctx)
  expect(await importContent(to.ctx, archive, why)).toEqual({
    kind: 'refused',
    problems: [`blog-post ${POST}: there’s a different draft of it here. Publish or discard that draft first.`],
  })
})
