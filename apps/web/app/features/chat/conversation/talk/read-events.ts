/** One event of a stream: its name, and its text. */
export type StreamEvent = { name: string; data: string }

/** Parses an event stream as it arrives, with any chunk boundaries. An incomplete event is not returned. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      // A carriage return at the very end may be half of a line ending.
      const text = (rest + value).replaceAll('\r\n', '\n')
      const blocks = text.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Undefined for a comment, which only keeps the connection alive. */
function eventOf(block: string): StreamEvent | undefined {
  let name = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [field = '', ...rest] = line.split(':')
    const value = rest.join(':').replace(/^ /, '')
    if (field === 'event') name = value
    else if (field === 'data') data.push(value)
  }
  return data.length > 0 ? { name, data: data.join('\n') } : undefined
}
