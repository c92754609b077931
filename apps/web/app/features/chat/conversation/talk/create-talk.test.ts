import type { ChatMessage } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { createChatClient } from './chat-client.ts'
import { createTalk } from './create-talk.ts'
import { isBusy, type Pending } from './talk-state.ts'

const at = '2026-11-15T12:00:00.000Z'
const says = (id: string, author: 'person' | 'mo', text: string): ChatMessage => ({ id, author, text, cards: [], at })

/**
 * A server at the level of `fetch`. A message with a known key is stored once; `cutAfter` drops the connection after so
 * many events, although the message is stored.
 */
function openServer({ messages = [] as ChatMessage[], cutAfter = Infinity, cuts = 1 } = {}) {
  const keys: string[] = []
  const bodies: { text: string; replaces?: string }[] = []
  const answered = new Map<string, { person: ChatMessage; mo: ChatMessage }>()
  let isDown = false
  let isReading = false
  let refusals: { status: number; code: string }[] = []
  let left = cuts
  let stops = 0
  let hold: Promise<void> | undefined

  function answerTo(key: string, body: { text: string; replaces?: string }) {
    const known = answered.get(key)
    if (known) return known
    const from = messages.findIndex(({ id }) => id === body.replaces)
    if (from !== -1) messages.splice(from)
    const person = says(`p-${key}`, 'person', body.text)
    const mo = says(`m-${key}`, 'mo', `Answer to ${body.text}`)
    messages.push(person, mo)
    answered.set(key, { person, mo })
    return { person, mo }
  }

  const fetchBy = (async (url: string, init: RequestInit) => {
    if (isDown) throw new TypeError('offline')
    if (url.endsWith('/stop')) {
      stops += 1
      return Response.json({ is_stopped: false })
    }
    if (init.method === 'GET') {
      const rest = { is_working: false, is_reading: isReading, messages: [...messages] }
      return Response.json({ chat_id: 'c', title: 'Bill', created_at: at, ...rest })
    }
    const key = new Headers(init.headers).get('idempotency-key')!
    keys.push(key)
    await onItsWay(hold, init.signal)
    const refusal = refusals.shift()
    if (refusal) return Response.json({ code: refusal.code, message: '' }, { status: refusal.status })
    const body = JSON.parse(init.body as string) as { text: string; replaces?: string }
    bodies.push(body)
    const { person, mo } = answerTo(key, body)
    const [first, second] = [mo.text.slice(0, 6), mo.text.slice(6)]
    const events: [string, object][] = [
      ['asked', { message: person }],
      ['text', { text: first }],
      ['text', { text: second }],
      ['answered', { message: mo, facts: [] }],
    ]
    const isCut = left-- > 0 && cutAfter < events.length
    const sent = events.slice(0, isCut ? cutAfter : undefined)
    const text = sent.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('')
    return new Response(text, { headers: { 'content-type': 'text/event-stream' } })
  }) as typeof fetch

  return {
    fetchBy,
    keys,
    bodies,
    messages,
    stops: () => stops,
    /** A request that stays pending. */
    hold: (until: Promise<void> | undefined) => {
      hold = until
    },
    setDown: (down: boolean) => (isDown = down),
    setReading: (reading: boolean) => (isReading = reading),
    refuse: (...next: typeof refusals) => (refusals = next),
  }
}

function onItsWay(hold: Promise<void> | undefined, signal: AbortSignal | null | undefined): Promise<void> | undefined {
  if (!hold) return undefined
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
    void hold.then(resolve)
  })
}

function openTalk(server: ReturnType<typeof openServer>, kept?: Pending) {
  let stored = kept
  let number = 0
  const session = { tokens: async () => ['jwt'], begin: async () => 'jwt' }
  const shown: string[] = []
  const talk = createTalk({
    client: createChatClient('c', '', session, server.fetchBy),
    newKey: () => `k${++number}`,
    keep: { read: () => stored, write: (pending) => (stored = pending), forget: () => (stored = undefined) },
    waitMs: () => new Promise((resolve) => setTimeout(resolve, 1)),
  })
  talk.subscribe(() => {
    const { answer } = talk.state()
    if (answer?.text) shown.push(answer.text)
  })
  return { talk, shown, stored: () => stored }
}

const textsOf = ({ state }: ReturnType<typeof createTalk>) => state().messages.map(({ text }) => text)
async function settled(talk: ReturnType<typeof createTalk>): Promise<void> {
  await expect.poll(() => talk.state().pending === undefined || talk.state().pending?.trouble).toBeTruthy()
}

test('words appear as they come; the finished answer stands once', async () => {
  const { talk, shown, stored } = openTalk(openServer())
  await talk.open()
  expect(talk.say('How much?')).toBe(true)
  expect(talk.say('Twice?')).toBe(false)
  await settled(talk)
  expect(shown).toEqual(['Answer', 'Answer to How much?'])
  expect(textsOf(talk)).toEqual(['How much?', 'Answer to How much?'])
  expect(talk.state().answer).toBeUndefined()
  expect(stored()).toBeUndefined()
})

test.for([0, 1, 2, 3])('a line cut after %d events is taken up again, and nothing is doubled', async (cutAfter) => {
  const server = openServer({ cutAfter })
  const { talk } = openTalk(server)
  await talk.open()
  talk.say('How much?')
  await settled(talk)
  expect(textsOf(talk)).toEqual(['How much?', 'Answer to How much?'])
  expect(server.messages).toHaveLength(2)
  expect(new Set(server.keys)).toEqual(new Set(['k1']))
})

test('a page that was refreshed before its words arrived says them again under their key', async () => {
  const server = openServer()
  const saying = { kind: 'words', key: 'before', text: 'How much?' } as const
  const { talk, stored } = openTalk(server, { saying, after: null })
  await talk.open()
  expect(server.keys).toEqual(['before'])
  expect(textsOf(talk)).toEqual(['How much?', 'Answer to How much?'])
  expect(stored()).toBeUndefined()
})

test('a page that was refreshed after the answer says nothing again, though the same was said earlier', async () => {
  const messages = [says('1', 'person', 'yes'), says('2', 'mo', 'a'), says('3', 'person', 'yes'), says('4', 'mo', 'b')]
  const server = openServer({ messages })
  const saying = { kind: 'words', key: 'k', text: 'yes' } as const
  await openTalk(server, { saying, after: '2' }).talk.open()
  expect(server.keys).toEqual([])
  await openTalk(server, { saying, after: '4' }).talk.open()
  expect(server.keys).toEqual(['k'])
})

test('offline, what was said waits and goes once the line is back', async () => {
  const server = openServer()
  const { talk } = openTalk(server)
  await talk.open()
  server.setDown(true)
  talk.say('How much?')
  await expect.poll(() => talk.state().isCut).toBe(true)
  server.setDown(false)
  talk.wake()
  await settled(talk)
  expect(textsOf(talk)).toEqual(['How much?', 'Answer to How much?'])
  expect(talk.state().isCut).toBe(false)
})

test('a refusal is told in words, and tried again as another request', async () => {
  const server = openServer()
  const { talk, stored } = openTalk(server)
  await talk.open()
  server.refuse({ status: 500, code: 'chat_failed' })
  talk.say('How much?')
  await settled(talk)
  expect(talk.state().pending?.trouble).toBe('Failed to send message. Please try again.')
  expect(stored()?.saying).toMatchObject({ text: 'How much?' })
  talk.retry()
  await settled(talk)
  expect(textsOf(talk)).toEqual(['How much?', 'Answer to How much?'])
  expect(server.keys[0]).not.toBe(server.keys[1])
})

test('where Mo is busy with another page, this one waits its turn', async () => {
  const server = openServer()
  const { talk } = openTalk(server)
  await talk.open()
  server.refuse({ status: 409, code: 'chat_busy' })
  talk.say('How much?')
  await settled(talk)
  expect(server.keys).toEqual(['k1', 'k1'])
  expect(textsOf(talk)).toEqual(['How much?', 'Answer to How much?'])
})

test('a changed message takes the place of the first and of all that followed', async () => {
  const messages = ['1', '2', '3', '4'].map((id, place) => says(id, place % 2 === 0 ? 'person' : 'mo', `old ${id}`))
  const { talk } = openTalk(openServer({ messages }))
  await talk.open()
  talk.say('new', { replaces: '1' })
  await settled(talk)
  expect(textsOf(talk)).toEqual(['new', 'Answer to new'])
})

test('a conversation of somebody else stays shut', async () => {
  const fetchBy = (async () => Response.json({ code: 'not_found' }, { status: 404 })) as unknown as typeof fetch
  const { talk } = openTalk({ ...openServer(), fetchBy })
  await talk.open()
  expect(talk.state().view).toBe('locked')
})

test.for([
  [415, 'file_unsupported', true],
  [429, 'too_many_requests', false],
  [500, 'upload_failed', false],
] as const)('a file that is answered with %d %s is refused for good: %s', async ([status, code, isRefused]) => {
  const server = openServer()
  const { talk } = openTalk(server)
  await talk.open()
  server.refuse({ status, code })
  talk.handBill({ fileName: 'a.pdf', bytes: 3, fileData: 'AAAA' })
  await settled(talk)
  expect(talk.state().pending).toMatchObject({ isRefused })
  talk.retry()
  await settled(talk)
  expect(talk.state().pending).toBeUndefined()
})

test('a device that loses its network lets go of a line that is silent, and takes the answer up again', async () => {
  const server = openServer()
  const hung = Promise.withResolvers<Response>()
  let isHung = true
  const fetchBy = (async (url: string, init: RequestInit) => {
    if (init.method === 'GET' || !isHung) return server.fetchBy(url, init)
    init.signal?.addEventListener('abort', () => hung.reject(new DOMException('gone', 'AbortError')))
    return hung.promise
  }) as typeof fetch
  const { talk } = openTalk({ ...server, fetchBy })
  await talk.open()
  talk.say('How much?')
  await expect.poll(() => talk.state().pending).toBeDefined()
  isHung = false
  talk.lose()
  await settled(talk)
  expect(textsOf(talk)).toEqual(['How much?', 'Answer to How much?'])
})

test('what a bill says appears once it is read, though the person talked to Mo first', async () => {
  const messages = [says('1', 'person', 'I’ve uploaded october.pdf.')]
  const server = openServer({ messages })
  server.setReading(true)
  const { talk } = openTalk(server)
  await talk.open()
  expect(talk.state()).toMatchObject({ isReading: true, isWorking: false })
  expect(isBusy(talk.state())).toBe(false)
  expect(talk.say('How much?')).toBe(true)
  await settled(talk)
  server.setDown(true)
  await new Promise((resolve) => setTimeout(resolve, 10))
  server.setDown(false)
  messages.push(says('9', 'mo', 'Your bill says 612 kWh.'))
  server.setReading(false)
  await expect.poll(() => talk.state().isReading).toBe(false)
  expect(textsOf(talk)).toEqual([
    'I’ve uploaded october.pdf.',
    'How much?',
    'Answer to How much?',
    'Your bill says 612 kWh.',
  ])
})

test('what is stopped on its way is not sent by itself: it waits to be sent again or taken back', async () => {
  const server = openServer()
  const { talk } = openTalk(server)
  await talk.open()
  server.hold(new Promise(() => {}))
  talk.handBill({ fileName: 'a.pdf', bytes: 3, fileData: 'QUJD' })
  await expect.poll(() => server.keys).toEqual(['k1'])
  await talk.stop()
  await settled(talk)
  expect(talk.state().pending?.trouble).toBe('You cancelled this message before we sent it.')
  expect(isBusy(talk.state())).toBe(false)
  expect(server.messages).toEqual([])
  server.hold(undefined)
  talk.retry()
  await settled(talk)
  expect(server.keys).toEqual(['k1', 'k1'])
  expect(talk.state().pending).toBeUndefined()
})

test('what is stopped while the line is cut is given up, and not sent when it is back', async () => {
  const server = openServer()
  const { talk } = openTalk(server)
  await talk.open()
  server.setDown(true)
  talk.say('How much?')
  await expect.poll(() => talk.state().isCut).toBe(true)
  await talk.stop()
  await settled(talk)
  expect(talk.state()).toMatchObject({ isCut: false, isStopping: false, pending: { isStopped: true } })
  server.setDown(false)
  talk.wake()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(server.messages).toEqual([])
})

test('a stopped reading is asked for again', async () => {
  const server = openServer()
  const { talk } = openTalk(server)
  await talk.open()
  expect(talk.readAgain({ fileName: 'a.pdf', bytes: 3 })).toBe(true)
  await settled(talk)
  expect(server.bodies).toEqual([{}])
  server.refuse({ status: 404, code: 'not_found' })
  talk.readAgain({ fileName: 'a.pdf', bytes: 3 })
  await settled(talk)
  expect(talk.state().pending?.trouble).toBe('We don’t have this file any more. Please upload it again.')
})

test('stopping a bill that is read meanwhile is followed until Mo says so', async () => {
  const server = openServer()
  const { talk } = openTalk(server)
  server.setReading(true)
  await talk.open()
  server.setReading(false)
  const stopping = talk.stop()
  server.messages.push({ ...says('m-1', 'mo', 'I have stopped reading a.pdf'), is_stopped: true })
  await stopping
  expect(server.stops()).toBe(1)
  expect(talk.state()).toMatchObject({ isReading: false, isStopping: false })
  expect(textsOf(talk)).toEqual(['I have stopped reading a.pdf'])
})
