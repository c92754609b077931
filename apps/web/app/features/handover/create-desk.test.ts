import { createClient } from '@mowatt/contract/client'
import { expect, test } from 'vitest'
import { createDesk, type DeskHost } from './create-desk.ts'
import { handOver, type HandoverDoor } from './hand-over.ts'

const hosts = { siteUrl: 'https://m.example', appUrl: 'https://app.m.example', apiUrl: 'https://m.example' }
const LINK = 'https://app.m.example/link/abc'

/** A desk in a browser without websockets; the server answers as told. */
function openDesk(answers: { status: number; body: object }[], more: Partial<DeskHost> = {}) {
  const went: string[] = []
  const keys: (string | undefined)[] = []
  const forgotten: string[] = []
  let id = 0
  const door: HandoverDoor = {
    hosts,
    pageOrigin: 'https://m.example',
    openSocket() {
      throw new Error('no sockets here')
    },
    call: createClient(async ({ headers }) => {
      keys.push(headers['idempotency-key'])
      const { status, body } = answers.shift() ?? { status: 200, body: { redirectUrl: LINK } }
      return { status, statusText: '', body: JSON.stringify(body) }
    }),
    session: { token: async () => 'jwt', clear() {} },
    waitMs: async () => {},
  }
  const desk = createDesk({
    handOver: (request, onProgress) => handOver(door, request, onProgress),
    newId: () => `id-${++id}`,
    previewOf: (file) => `blob:${file.name}`,
    forgetPreview: (url) => void forgotten.push(url),
    joinPhotos: async () => new Blob(['%PDF']),
    encode: async (file) => Buffer.from(await file.arrayBuffer()).toString('base64'),
    go: (address) => void went.push(address),
    toTop() {},
    ...more,
  })
  return { desk, went, keys, forgotten }
}

const pdf = () => new File(['%PDF-1.7'], 'october.pdf', { type: 'application/pdf' })
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

test('one PDF asks at once; confirmed, it goes to the app', async () => {
  const { desk, went } = openDesk([])
  await desk.take([pdf()])
  expect(desk.state().asked).toEqual({ name: 'october.pdf', bytes: 8, photoCount: 0 })
  await desk.upload()
  expect(went).toEqual([LINK])
  expect(desk.state().stage).toBe('digging')
  desk.comeBack()
  expect(desk.state().stage).toBe('idle')
})

test('photos wait, are added to and removed; the last one gone, nothing is chosen', async () => {
  const { desk, forgotten } = openDesk([])
  await desk.take([photo('a.jpg')])
  await desk.take([photo('b.jpg')])
  await desk.take([pdf()])
  expect(desk.state()).toMatchObject({ trouble: 'Please upload either PDFs or images, not both at once.' })
  expect(desk.state().photos).toHaveLength(2)
  for (const { id } of desk.state().photos) desk.removePhoto(id)
  expect(desk.state()).toMatchObject({ photos: [], trouble: undefined })
  expect(forgotten).toEqual(['blob:a.jpg', 'blob:b.jpg'])
})

test('cancel clears the selection', async () => {
  const { desk } = openDesk([])
  await desk.take([photo('a.jpg'), photo('b.jpg')])
  desk.confirmPhotos()
  expect(desk.state().asked).toEqual({ name: 'bill-photos.pdf', bytes: 2, photoCount: 2 })
  desk.cancel()
  expect(desk.state()).toMatchObject({ photos: [], asked: undefined, stage: 'idle' })
})

test('a refusal is told and everything is as before; sent again, the same bill keeps its id', async () => {
  const { desk, keys, went } = openDesk([
    { status: 500, body: { code: 'unexpected', message: 'Something went wrong' } },
  ])
  await desk.take([pdf()])
  await desk.upload()
  expect(desk.state()).toMatchObject({
    stage: 'idle',
    asked: undefined,
    alert: { text: 'Upload failed. Please try again.' },
  })
  desk.closeAlert()
  await desk.take([pdf()])
  await desk.upload()
  expect(went).toEqual([LINK])
  expect(keys[1]).toBe(keys[0])
})

test('a photo that cannot be read is told in its own words', async () => {
  const { Failure } = await import('@mowatt/contract/failures')
  const joinPhotos = async () => {
    throw new Failure('image_unprocessable')
  }
  const { desk } = openDesk([], { joinPhotos })
  await desk.take([photo('a.jpg')])
  desk.confirmPhotos()
  await desk.upload()
  expect(desk.state().alert?.text).toBe(
    'We could not process one of the images. Try converting it to JPG or PNG and upload again.',
  )
  expect(desk.state().photos).toEqual([])
})

test('a file that cannot be read is told, too', async () => {
  const encode = () => Promise.reject(new Error('gone'))
  const { desk } = openDesk([], { encode })
  await desk.take([pdf()])
  await desk.upload()
  expect(desk.state().alert?.text).toBe('Could not read the file. Please try selecting the file again.')
})

test('a question is trimmed, an empty one ignored, and a second press does nothing', async () => {
  const { desk, went, keys } = openDesk([])
  await desk.ask('   ')
  expect(keys).toEqual([])
  const first = desk.ask(' How? ')
  await desk.ask('How?')
  await first
  expect(went).toEqual([LINK])
  expect(keys).toHaveLength(1)
})

test('a question that fails says so and can be sent again', async () => {
  const { desk } = openDesk([
    { status: 429, body: { code: 'too_many_requests', message: 'Too many requests. Please try again in a moment.' } },
  ])
  await desk.ask('How?')
  expect(desk.state()).toMatchObject({
    stage: 'idle',
    alert: { text: 'Error: Too many requests. Please try again in a moment.' },
  })
})

test('what is chosen while a dialog asks does not change what it asks about', async () => {
  const { desk, went } = openDesk([])
  await desk.take([pdf()])
  await desk.take([new File(['x'], 'other.exe')])
  await desk.take([photo('a.jpg')])
  expect(desk.state()).toMatchObject({ photos: [], trouble: undefined, asked: { name: 'october.pdf' } })
  await desk.upload()
  expect(went).toEqual([LINK])
})

test('the content decides between a PDF and a photo, whatever the name says', async () => {
  const { desk } = openDesk([])
  await desk.take([new File(['\u00ff\u00d8'], 'no-photo.pdf')])
  expect(desk.state().asked?.name).toBe('no-photo.pdf')
  desk.cancel()
  await desk.take([new File(['%PDF-1.7'], 'scan.jpg', { type: 'image/jpeg' })])
  expect(desk.state().asked).toEqual({ name: 'scan.jpg', bytes: 8, photoCount: 0 })
  desk.cancel()
  await desk.take([new File([new Uint8Array([0xff, 0xd8, 0xff])], 'bill.pdf', { type: 'application/pdf' })])
  expect(desk.state()).toMatchObject({ asked: undefined, photos: [{ file: { name: 'bill.pdf' } }] })
})

test('a name that no door would take is cut', async () => {
  const { desk } = openDesk([])
  await desk.take([new File(['%PDF-1.7'], `${'\u{1f4a1}'.repeat(200)}.pdf`)])
  const name = desk.state().asked?.name ?? ''
  expect(name.length).toBeLessThanOrEqual(255)
  expect(name).toMatch(/^(?:\u{1f4a1})+\.pdf$/u)
})
