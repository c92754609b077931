import { Duplex } from 'node:stream'
import { ownRound } from '../limits/own-round.ts'

/**
 * The same connection, but a piece of a large message is handed on in a round of the event loop of its own. The websocket
 * library unmasks a whole frame when its last bytes come: many large frames that end together would keep everybody waiting.
 */
export function pacedStream(raw: Duplex, isPartOfLarge: (bytes: number) => boolean): Duplex {
  let wanted = Promise.withResolvers<void>()
  const paced = new Duplex({
    read: () => wanted.resolve(),
    write: (chunk: Buffer, encoding, done) => void raw.write(chunk, encoding, done),
    // A frame's head and its contents leave together.
    writev: (chunks, done) => {
      raw.cork()
      for (const { chunk, encoding } of chunks.slice(0, -1)) raw.write(chunk, encoding)
      const { chunk, encoding } = chunks.at(-1)!
      raw.write(chunk, encoding, done)
      raw.uncork()
    },
    final: (done) => void raw.end(done),
    destroy: (error, done) => {
      raw.destroy()
      wanted.resolve()
      done(error)
    },
  })

  async function handOn(): Promise<void> {
    // The other direction may still be open when this one ends.
    for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (isPartOfLarge(chunk.length)) await ownRound()
      if (paced.destroyed) return
      wanted = Promise.withResolvers()
      if (!paced.push(chunk)) await wanted.promise
    }
    paced.push(null)
  }
  raw.on('close', () => paced.destroy())
  handOn().catch(() => paced.destroy())
  return paced
}
