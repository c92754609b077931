import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

export type Answer = {
  etag: string
  bytes(encoding: Encoding): Buffer
}

export type AnswerCache = {
  /** The cached answer to a query, created once for each version of the content. */
  get(question: string, make: () => unknown): Answer
}

/** Made-up queries must not fill the memory. */
const MOST_ANSWERS = 100
const LONGEST_QUESTION = 500
/** Below this size compressing costs more than it saves. */
const LEAST_PACKED_BYTES = 1024

export function createAnswerCache(): AnswerCache {
  const answers = new Map<string, Answer>()
  return {
    get(question, make) {
      const known = answers.get(question)
      if (known) return known
      const made = answerOf(make())
      if (question.length > LONGEST_QUESTION) return made
      const [oldest] = answers.keys()
      if (answers.size >= MOST_ANSWERS && oldest !== undefined) answers.delete(oldest)
      answers.set(question, made)
      return made
    },
  }
}

function answerOf(value: unknown): Answer {
  const plain = Buffer.from(JSON.stringify(value))
  const hash = createHash('sha256').update(plain).digest('base64').slice(0, 27)
  const packed: Partial<Record<Encoding, Buffer>> = { identity: plain }
  return {
    // Weak, because the compressed and the plain answer share it.
    etag: `W/"${plain.length.toString(16)}-${hash}"`,
    bytes(encoding) {
      return (packed[encoding] ??= encoding === 'br' ? brotli(plain) : gzipSync(plain))
    },
  }
}

/** Plain where compressing is not worth it. */
export function encodingFor(answer: Answer, accepted: string | undefined): Encoding {
  if (accepted === undefined || answer.bytes('identity').length < LEAST_PACKED_BYTES) return 'identity'
  const taken = new Map(accepted.split(',').map(nameAndWeight))
  if (taken.get('br') ?? false) return 'br'
  return (taken.get('gzip') ?? false) ? 'gzip' : 'identity'
}

function nameAndWeight(part: string): [string, boolean] {
  const [name = '', ...rest] = part.split(';').map((word) => word.trim().toLowerCase())
  return [name, !rest.some((word) => /^q=0(?:\.0*)?$/.test(word))]
}

function brotli(plain: Buffer): Buffer {
  return brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
}
