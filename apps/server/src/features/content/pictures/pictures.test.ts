import {
  actOnContent,
  type ContentValues,
  listAudit,
  readContentRecord,
  saveContentDraft,
  uploadPicture,
} from '@mowatt/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { seedContent } from '../seed-content.ts'
import { picturesBackedUp, resealPictures } from './pictures-backed-up.ts'

const HERO = 'shipped-hero-winter'
const FILE = /^\/api\/v1\/pictures\/([0-9a-f]{32})\.webp$/

let testApp: IdentityTestApp
let token: string
beforeAll(async () => {
  testApp = await createIdentityTestApp()
  await seedContent(testApp.ctx)
  token = await signInOperator(testApp, 'editor@mowatt.example', 'editor')
})
afterAll(() => testApp.close())

const as = (own = token) => ({ token: own, idempotencyKey: crypto.randomUUID() })
const upload = (content: Uint8Array, own?: string) =>
  testApp.call(uploadPicture, { body: { data: Buffer.from(content).toString('base64') } }, as(own))
const solid = (width: number, height: number, background = 'tomato') =>
  sharp({ create: { width, height, channels: 3, background } })

async function publish(values: ContentValues) {
  const params = { document_id: HERO }
  const { version } = await testApp.call(readContentRecord, { params }, { token })
  const { document } = await testApp.call(saveContentDraft, { params, body: { values, version } }, as())
  const body = { act: 'publish' as const, version: document.version, reason: 'A story' }
  return testApp.call(actOnContent, { params, body }, as())
}

test('a picture is made anew, has an address for good, and is shown with its words once it is published', async () => {
  const where = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
  const given = await solid(3200, 1200).withExif(where).jpeg().toBuffer()
  const { url, ...size } = await upload(given)
  expect(size).toEqual({ width: 1600, height: 600 })
  expect(url).toMatch(FILE)
  expect((await upload(given)).url).toBe(url)

  const sent = await testApp.app.inject(url)
  expect(sent.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const { format, width, exif } = await sharp(sent.rawPayload).metadata()
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 1600, exif: undefined })

  const image = { url, alt: '', width: '1600', height: '600' }
  await expect(publish({ image })).rejects.toMatchObject({
    fields: { image: 'Please describe the picture for people who can’t see it.' },
  })
  await publish({ image: { ...image, alt: 'Snow on a roof' } })
  const banner = async () =>
    (await testApp.app.inject(`/api/hero-banners/${HERO}?populate=*`)).json<{ data: unknown }>()
  await expect.poll(banner).toMatchObject({
    data: { image: { url, alternativeText: 'Snow on a roof', width: 1600, height: 600 } },
  })
  const admin = await signInOperator(testApp, 'admin@mowatt.example', 'admin')
  const subject = `picture:${FILE.exec(url)?.[1] ?? ''}`
  const { entries } = await testApp.call(listAudit, { query: { subject } }, { token: admin })
  expect(entries.map(({ act, operator }) => [act, operator])).toEqual([['content.picture', 'editor@mowatt.example']])
})

test('a backup takes pictures along, and a new secret seals them anew', async () => {
  const { url } = await upload(await solid(40, 40, 'teal').png().toBuffer())
  const name = `content-pictures/${FILE.exec(url)?.[1] ?? ''}`
  expect(await picturesBackedUp.list(testApp.ctx.db)).toContain(name)
  expect(await resealPictures(testApp.ctx, new AbortController().signal)).toBe(0)
  await picturesBackedUp.forget(testApp.ctx.db, name)
  expect((await testApp.app.inject(url)).statusCode).toBe(404)
})

test.each<[string, () => Promise<Uint8Array>, RegExp]>([
  ['no picture', async () => Buffer.from('<script>alert(1)</script>'), /JPG, PNG, WEBP or GIF/],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /JPG, PNG/],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n'), /JPG, PNG/],
  ['half of a picture', async () => (await solid(300, 300).png().toBuffer()).subarray(0, 200), /can’t read/],
  ['a dot', async () => solid(4, 4).png().toBuffer(), /can’t read/],
  [
    'a picture with something behind it',
    async () =>
      Buffer.concat([await solid(40, 40).png().toBuffer(), Buffer.from('PK\u0003\u0004'), Buffer.from('%PDF-1.7\n')]),
    /JPG, PNG|can’t read/,
  ],
])('%s is refused', async (_name, content, words) => {
  await expect(upload(await content())).rejects.toMatchObject({ fields: { data: expect.stringMatching(words) } })
})

test.each(['promoter', 'support'] as const)('a %s brings no pictures', async (role) => {
  const other = await signInOperator(testApp, `${role}@mowatt.example`, role)
  const picture = await solid(40, 40).png().toBuffer()
  await expect(upload(picture, other)).rejects.toMatchObject({ code: 'not_allowed' })
})

test('there is no way to other files by a name', async () => {
  for (const name of ['..%2f..%2fbills', 'x.webp', `${'0'.repeat(32)}.webp`, `${'0'.repeat(32)}.html`]) {
    expect((await testApp.app.inject(`/api/v1/pictures/${name}`)).statusCode).toBe(404)
  }
})
