import { randomBytes } from 'node:crypto'
import { constants, deflateRawSync } from 'node:zlib'
import { slotChecksum } from './slot-checksum.ts'

/** A rendered page with placeholders for its nonces, to be filled for each response. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  fill(nonce: string, encoding: 'gzip' | 'identity'): FilledPage
}

/** A page ready to be sent. The sender gives it back, so that the next answer needn't copy it again. */
export type FilledPage = { body: Buffer; giveBack: () => void }

/** As long as a real nonce, and in no page by coincidence. */
export const NONCE_SLOT = randomBytes(16).toString('base64url')

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
const GZIP_TRAILER = Buffer.alloc(8)

/** Compresses a page once, so that only its nonces and its checksum are written for each response. */
export function cachePage(html: string, answer: Pick<CachedPage, 'status' | 'headers'>): CachedPage {
  const parts = html.split(NONCE_SLOT).map((part) => Buffer.from(part))
  const plain = template(parts)
  const packed = template(gzipParts(parts), storedBlockHeader(NONCE_SLOT.length))
  const plainCopies = copiesOf(plain.bytes)
  const packedCopies = copiesOf(packed.bytes)
  const checksumWith = slotChecksum(plain.bytes, plain.slots, NONCE_SLOT.length)
  return {
    ...answer,
    fill(nonce, encoding) {
      if (encoding === 'identity') {
        const filled = plainCopies.take()
        fillSlots(filled.body, plain.slots, nonce)
        return filled
      }
      const filled = packedCopies.take()
      const page = fillSlots(filled.body, packed.slots, nonce)
      page.writeUInt32LE(checksumWith(nonce), page.length - 8)
      page.writeUInt32LE(plain.bytes.length, page.length - 4)
      return filled
    },
  }
}

const MOST_IDLE_COPIES = 16

/** Copying a page for each response would cost as much as sending it, and keep the garbage collector busy. */
function copiesOf(bytes: Buffer): { take(): FilledPage } {
  const idle: FilledPage[] = []
  return {
    take() {
      const kept = idle.pop()
      if (kept) return kept
      const copy: FilledPage = {
        body: Buffer.from(bytes),
        giveBack: () => void (idle.length < MOST_IDLE_COPIES && idle.push(copy)),
      }
      return copy
    },
  }
}

type Template = { bytes: Buffer; slots: readonly number[] }

/** Joins the parts with room for a nonce between them, and records its positions. */
function template(parts: readonly Buffer[], beforeSlot: Buffer = Buffer.alloc(0)): Template {
  const slots: number[] = []
  let bytes: Buffer = Buffer.alloc(0)
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      slots.push(bytes.length + beforeSlot.length)
      bytes = Buffer.concat([bytes, beforeSlot, Buffer.from(NONCE_SLOT)])
    }
    bytes = Buffer.concat([bytes, part])
  }
  return { bytes, slots }
}

function fillSlots(page: Buffer, slots: readonly number[], nonce: string): Buffer {
  for (const slot of slots) page.write(nonce, slot, 'latin1')
  return page
}

/**
 * Parts end on a byte boundary and refer to nothing before them, so that they can be joined with other bytes between.
 */
function gzipParts(parts: readonly Buffer[]): Buffer[] {
  const last = parts.length - 1
  return parts.map((part, index) => {
    const finishFlush = index === last ? constants.Z_FINISH : constants.Z_FULL_FLUSH
    const packed = deflateRawSync(part, { level: 9, finishFlush })
    return Buffer.concat([...(index === 0 ? [GZIP_HEADER] : []), packed, ...(index === last ? [GZIP_TRAILER] : [])])
  })
}

/** Between two compressed parts the nonce is uncompressed, in a stored block. */
function storedBlockHeader(length: number): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(~length & 0xffff, 3)
  return header
}

/** A page, and how long it may be cached for everyone; zero when it is not for everyone after all. */
export type Rendered = { page: CachedPage; cacheForSeconds: number }

type Entry = { rendered: Rendered; freshUntilMs: number }

export type HtmlCache = {
  /**
   * The cached page, or a render: one at a time per key for all requests. A page that is a little stale is served while
   * one is rendered; an old one only when rendering fails, so that a quiet site does not show its last visitor's page.
   */
  get(key: string, render: () => Promise<Rendered>): Promise<Rendered>
}

type Options = {
  nowMs: () => number
  /** Called for a render that failed while a stale page was served instead. */
  onStale: (error: unknown) => void
}

const MOST_PAGES = 64
/** For this long after it was fresh a page is served immediately, while another one is rendered. */
const SHOWN_STALE_MS = 30_000

export function createHtmlCache({ nowMs, onStale }: Options): HtmlCache {
  const entries = new Map<string, Entry>()
  const renders = new Map<string, Promise<Rendered>>()

  function keep(key: string, rendered: Rendered): void {
    // A server error is no reason to drop a good page; any other response replaces it.
    if (rendered.page.status >= 500) return
    entries.delete(key)
    if (rendered.cacheForSeconds <= 0) return
    entries.set(key, { rendered, freshUntilMs: nowMs() + rendered.cacheForSeconds * 1000 })
    const oldest = entries.keys().next().value
    if (entries.size > MOST_PAGES && oldest !== undefined) entries.delete(oldest)
  }

  async function make(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const rendered = await render()
    keep(key, rendered)
    return rendered
  }

  async function newestOf(making: Promise<Rendered>, { rendered: old }: Entry): Promise<Rendered> {
    const made = await making.catch(() => old)
    return made.page.status >= 500 ? old : made
  }

  return {
    async get(key, render) {
      const entry = entries.get(key)
      if (entry) {
        // The most requested page must not be the first to be evicted.
        entries.delete(key)
        entries.set(key, entry)
      }
      if (entry && nowMs() < entry.freshUntilMs) return entry.rendered
      let making = renders.get(key)
      if (!making) {
        making = make(key, render).finally(() => renders.delete(key))
        renders.set(key, making)
        if (entry) making.catch(onStale)
      }
      if (!entry) return making
      return nowMs() < entry.freshUntilMs + SHOWN_STALE_MS ? entry.rendered : newestOf(making, entry)
    },
  }
}
