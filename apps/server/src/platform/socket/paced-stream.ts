import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { ownRound } from '../limits/own-round.ts'

/** What all connections pass on in one round of the event loop: reading as much of tiny frames takes some ten ms. */
const ROUND_BYTES = 8 * 1024
let inRound = 0

/**
 * The same connection, but everything beyond a few small messages is passed on in its own round of the event loop. The
 * websocket library unmasks a whole frame when its last bytes arrive, and reads all frames of a chunk without a pause:
 * large frames that end together, or floods of tiny ones, would block the event loop. While the library is paused
 * nothing is passed on either: it reads what is left when a connection ends in one piece.
 */
export function pacedStream(raw: Duplex, isPartOfLarge: (bytes: number) => boolean): Duplex {
  const left = new AbortController()
  let wanted = Promise.withResolvers<void>()
  const paced = new Duplex({
    read: () => wanted.resolve(),
    write: (chunk: Buffer, encoding, done) => void raw.write(chunk, encoding, done),
    // A frame's head and its contents are sent together.
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
      left.abort()
      done(error)
    },
  })

  async function handOn(): Promise<void> {
    // The other direction may still be open when this one ends.
    for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (!fitsInRound(chunk.length) || isPartOfLarge(chunk.length)) await ownRound()
      while (paced.isPaused()) await once(paced, 'resume', { signal: left.signal })
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

function fitsInRound(bytes: number): boolean {
  if (inRound === 0) setImmediate(() => (inRound = 0))
  inRound += bytes
  return inRound <= ROUND_BYTES
}
