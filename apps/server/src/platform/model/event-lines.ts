import { ModelFailed } from './model.ts'

/** A reply of a page has a hundredth of this. */
const MOST_BYTES = 2_000_000

/** The `data:` lines of an event stream, whole, whatever pieces it arrived in. */
export async function* eventLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let rest = ''
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new ModelFailed('The model answers without end.')
    rest += decoder.decode(chunk, { stream: true })
    const lines = rest.split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim()
}

/** A whole answer as one line. */
export async function* wholeLine(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new ModelFailed('The model answers without end.')
    text += decoder.decode(chunk, { stream: true })
  }
  yield text
}
