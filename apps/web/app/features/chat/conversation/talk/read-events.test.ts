import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function streamOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

async function eventsOf(chunks: readonly Uint8Array[]) {
  const events = []
  for await (const event of readEvents(streamOf(chunks))) events.push(event)
  return events
}

const whole =
  'event: text\ndata: {"text":"It is £5"}\n\n: still here\n\nevent: card\r\ndata: one\r\ndata: two\r\n\r\ndata: bare\n\n'
const expected = [
  { name: 'text', data: '{"text":"It is £5"}' },
  { name: 'card', data: 'one\ntwo' },
  { name: 'message', data: 'bare' },
]

test('events are the same wherever the bytes are cut, even inside a letter', async () => {
  const all = bytes(whole)
  for (let size = 1; size <= all.length; size++) {
    const chunks = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
      all.slice(at * size, (at + 1) * size),
    )
    expect(await eventsOf(chunks)).toEqual(expected)
  }
})

test('an event that was cut off is not given', async () => {
  const events = await eventsOf([bytes('event: text\ndata: whole\n\nevent: text\ndata: ha')])
  expect(events).toEqual([{ name: 'text', data: 'whole' }])
})
