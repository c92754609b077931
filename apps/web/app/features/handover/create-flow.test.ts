import { createClient } from '@mowatt/contract/client'
import { expect, test } from 'vitest'
import { createFlow, type FlowHost } from './create-flow.ts'
import { handOver, type HandoverClient } from './hand-over.ts'

const hosts = { siteUrl: 'https://m.example', appUrl: 'https://app.m.example', apiUrl: 'https://m.example' }
const LINK = 'https://app.m.example/link/abc'

/** A flow in a browser without WebSockets; the server responds as configured. */
function openFlow(answers: { status: number; body: object }[], more: Partial<FlowHost> = {}) {
  const went: string[] = []
  const keys: (string | undefined)[] = []
  const forgotten: string[] = []
  let id = 0
  const client: HandoverClient = {
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
  const flow = createFlow({
    handOver: (request, follow) => handOver(client, request, follow),
    newId: () => `id-${++id}`,
    previewOf: (file) => `blob:${file.name}`,
    forgetPreview: (url) => void forgotten.push(url),
    joinPhotos: async () => new Blob(['%PDF']),
    encode: async (file) => Buffer.from(await file.arrayBuffer()).toString('base64'),
    go: (address) => void went.push(address),
    toTop() {},
    ...more,
  })
  return { flow, went, keys, forgotten }
}

const pdf = () => new File(['%PDF-1.7'], 'october.pdf', { type: 'application/pdf' })
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

test('one PDF asks at once; confirmed, it goes to the app', async () => {
  const { flow, went } = openFlow([])
  await flow.take([pdf()])
  expect(flow.state().asked).toEqual({ name: 'october.pdf', bytes: 8, photoCount: 0 })
  await flow.upload()
  expect(went).toEqual([LINK])
  expect(flow.state().stage).toBe('digging')
  flow.comeBack()
  expect(flow.state().stage).toBe('idle')
})

test('photos wait, are added to and removed; the last one gone, nothing is chosen', async () => {
  const { flow, forgotten } = openFlow([])
  await flow.take([photo('a.jpg')])
  await flow.take([photo('b.jpg')])
  await flow.take([pdf()])
  expect(flow.state()).toMatchObject({ trouble: 'Please upload either PDFs or images, not both at once.' })
  expect(flow.state().photos).toHaveLength(2)
  for (const { id } of flow.state().photos) flow.removePhoto(id)
  expect(flow.state()).toMatchObject({ photos: [], trouble: undefined })
  expect(forgotten).toEqual(['blob:a.jpg', 'blob:b.jpg'])
})

test('cancel clears the selection', async () => {
  const { flow } = openFlow([])
  await flow.take([photo('a.jpg'), photo('b.jpg')])
  flow.confirmPhotos()
  expect(flow.state().asked).toEqual({ name: 'bill-photos.pdf', bytes: 2, photoCount: 2 })
  flow.cancel()
  expect(flow.state()).toMatchObject({ photos: [], asked: undefined, stage: 'idle' })
})

test('a refusal is told and everything is as before; sent again, the same bill keeps its id', async () => {
  const { flow, keys, went } = openFlow([
    { status: 500, body: { code: 'unexpected', message: 'Something went wrong' } },
  ])
  await flow.take([pdf()])
  await flow.upload()
  expect(flow.state()).toMatchObject({
    stage: 'idle',
    asked: undefined,
    alert: { text: 'Upload failed. Please try again.' },
  })
  flow.closeAlert()
  await flow.take([pdf()])
  await flow.upload()
  expect(went).toEqual([LINK])
  expect(keys[1]).toBe(keys[0])
})

test('a photo that cannot be read is told in its own words', async () => {
  const { Failure } = await import('@mowatt/contract/failures')
  const joinPhotos = async () => {
    throw new Failure('image_unprocessable')
  }
  const { flow } = openFlow([], { joinPhotos })
  await flow.take([photo('a.jpg')])
  flow.confirmPhotos()
  await flow.upload()
  expect(flow.state().alert?.text).toBe(
    'We could not process one of the images. Try converting it to JPG or PNG and upload again.',
  )
  expect(flow.state().photos).toEqual([])
})

test('a file that cannot be read is told, too', async () => {
  const encode = () => Promise.reject(new Error('gone'))
  const { flow } = openFlow([], { encode })
  await flow.take([pdf()])
  await flow.upload()
  expect(flow.state().alert?.text).toBe('Could not read the file. Please try selecting the file again.')
})

test('a question is trimmed, an empty one ignored, and a second press does nothing', async () => {
  const { flow, went, keys } = openFlow([])
  await flow.ask('   ')
  expect(keys).toEqual([])
  const first = flow.ask(' How? ')
  await flow.ask('How?')
  await first
  expect(went).toEqual([LINK])
  expect(keys).toHaveLength(1)
})

test('a question that fails says so and can be sent again', async () => {
  const { flow } = openFlow([
    { status: 429, body: { code: 'too_many_requests', message: 'Too many requests. Please try again in a moment.' } },
  ])
  await flow.ask('How?')
  expect(flow.state()).toMatchObject({
    stage: 'idle',
    alert: { text: 'Error: Too many requests. Please try again in a moment.' },
  })
})

test('what is chosen while a dialog asks does not change what it asks about', async () => {
  const { flow, went } = openFlow([])
  await flow.take([pdf()])
  await flow.take([new File(['x'], 'other.exe')])
  await flow.take([photo('a.jpg')])
  expect(flow.state()).toMatchObject({ photos: [], trouble: undefined, asked: { name: 'october.pdf' } })
  await flow.upload()
  expect(went).toEqual([LINK])
})

test('the content decides between a PDF and a photo, whatever the name says', async () => {
  const { flow } = openFlow([])
  await flow.take([new File(['\u00ff\u00d8'], 'no-photo.pdf')])
  expect(flow.state().asked?.name).toBe('no-photo.pdf')
  flow.cancel()
  await flow.take([new File(['%PDF-1.7'], 'scan.jpg', { type: 'image/jpeg' })])
  expect(flow.state().asked).toEqual({ name: 'scan.jpg', bytes: 8, photoCount: 0 })
  flow.cancel()
  await flow.take([new File([new Uint8Array([0xff, 0xd8, 0xff])], 'bill.pdf', { type: 'application/pdf' })])
  expect(flow.state()).toMatchObject({ asked: undefined, photos: [{ file: { name: 'bill.pdf' } }] })
})

test('a name that no endpoint would take is cut', async () => {
  const { flow } = openFlow([])
  await flow.take([new File(['%PDF-1.7'], `${'\u{1f4a1}'.repeat(200)}.pdf`)])
  const name = flow.state().asked?.name ?? ''
  expect(name.length).toBeLessThanOrEqual(255)
  expect(name).toMatch(/^(?:\u{1f4a1})+\.pdf$/u)
})

test('stopped on its way, a bill is withdrawn, nothing is shown of it, and the same file goes as another request', async () => {
  const withdrawn: string[] = []
  const asked: string[] = []
  const { flow, went } = openFlow([], {
    withdraw: (messageId) => void withdrawn.push(messageId),
    handOver: ({ messageId }, { signal }) => {
      asked.push(messageId)
      return new Promise((resolve, reject) => {
        if (asked.length > 1) resolve(LINK)
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      })
    },
  })
  await flow.take([pdf()])
  const uploading = flow.upload()
  await expect.poll(() => asked.length).toBe(1)
  flow.stop()
  flow.stop()
  await uploading
  expect(withdrawn).toEqual(asked)
  expect(flow.state()).toMatchObject({ stage: 'idle', alert: undefined, asked: undefined, digging: undefined })
  expect(went).toEqual([])

  await flow.take([pdf()])
  await flow.upload()
  expect(went).toEqual([LINK])
  expect(new Set(asked).size).toBe(2)
})

test('stopped before anything was sent, there is nothing to withdraw and nothing is sent', async () => {
  const withdrawn: string[] = []
  const encoding = Promise.withResolvers<string>()
  const { flow, keys } = openFlow([], {
    withdraw: (messageId) => void withdrawn.push(messageId),
    encode: () => encoding.promise,
  })
  await flow.take([pdf()])
  const uploading = flow.upload()
  flow.stop()
  encoding.resolve('JVBERi0=')
  await uploading
  expect([withdrawn, keys]).toEqual([[], []])
  expect(flow.state().stage).toBe('idle')
})
