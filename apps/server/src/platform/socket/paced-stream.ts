import { Duplex } from 'node:stream'
import { ownRound } from '../limits/own-round.ts'

/** An ordinary message, or a few frames: nobody waits for as much of it, even where many send it at once. */
const SMALL_BYTES = 1024

/**
 * The same connection, but what is more than a small message is handed on in a round of the event loop of its own. The
 * websocket library unmasks a whole frame when its last bytes come, and reads all frames of a piece without a pause: large
 * frames that end together, or floods of tiny ones, would keep everybody waiting.
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
      if (chunk.length > SMALL_BYTES || isPartOfLarge(chunk.length)) await ownRound()
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
