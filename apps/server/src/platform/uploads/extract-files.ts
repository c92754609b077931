import { Failure } from '@mowatt/contract'

/** The fields that carry files, as our contract calls them. */
const FIELDS = [Buffer.from('"file_data"'), Buffer.from('"pdf_file"')]
const LONG_BYTES = 32 * 1024
/** No real message has more of them: it is parsed like any other. */
const MOST_FIELDS = 4
const QUOTE = 0x22
const SLASH = 0x2f
const BACKSLASH = 0x5c

export type Extracted = { json: string; extracted: Map<string, Buffer> }

/** No message has more besides its file. Parsing that is expensive, however small each of its parts. */
const MOST_PLAIN_BYTES = 256 * 1024

/**
 * Takes files out of a JSON text before it is parsed. As a string of its own a file of 10 MB costs its size three times
 * more, and blocks the event loop while it is made. What can't be recognised without parsing stays where it is; more of
 * that than `mostPlainBytes` is refused before a string is made of it.
 */
export function extractFiles(
  text: Buffer,
  nameOf: (file: Buffer) => string,
  mostPlainBytes = MOST_PLAIN_BYTES,
): Extracted {
  const extracted = new Map<string, Buffer>()
  const places: { from: number; to: number; name: string }[] = []
  let plainBytes = text.length
  let [at, field] = nextField(text, 0)
  for (let seen = 0; at !== -1 && seen < MOST_FIELDS; seen++) {
    const from = valueAfter(text, at + field.length)
    const to = from === undefined ? -1 : text.indexOf(QUOTE, from)
    if (from !== undefined && to - from >= LONG_BYTES) {
      const file = withoutEscapes(text.subarray(from, to))
      // Other escapes must be resolved first, and base64 has none: it is text like any other.
      if (file) {
        plainBytes -= to - from
        const name = nameOf(file)
        extracted.set(name, file)
        places.push({ from, to, name })
      }
    }
    ;[at, field] = nextField(text, Math.max(to, at + field.length))
  }
  if (plainBytes > mostPlainBytes) throw new Failure('body_too_large')
  const kept = places.map(({ from, name }, place) => text.toString('utf8', places[place - 1]?.to ?? 0, from) + name)
  return { json: kept.join('') + text.toString('utf8', places.at(-1)?.to ?? 0), extracted }
}

/**
 * The unescaped characters; undefined where there is any escape but the slash that some programs escape. Byte by byte:
 * for a text of nothing but such slashes a string's `replace` took 700 ms.
 */
function withoutEscapes(value: Buffer): Buffer | undefined {
  const first = value.indexOf(BACKSLASH)
  if (first === -1) return value
  const plain = Buffer.allocUnsafe(value.length)
  let size = value.copy(plain, 0, 0, first)
  for (let at = first; at < value.length; at++) {
    if (value[at] === BACKSLASH && value[(at += 1)] !== SLASH) return undefined
    plain[size++] = value[at]!
  }
  return plain.subarray(0, size)
}

function nextField(text: Buffer, from: number): [at: number, field: Buffer] {
  const found = FIELDS.map((field): [number, Buffer] => [text.indexOf(field, from), field])
  const [first] = found.filter(([at]) => at !== -1).toSorted(([one], [other]) => one - other)
  return first ?? [-1, FIELDS[0]!]
}

/** Where the string begins that is this field's value. */
function valueAfter(text: Buffer, at: number): number | undefined {
  const between = /^\s*:\s*"/.exec(text.toString('latin1', at, at + 32))?.[0]
  return between === undefined ? undefined : at + between.length
}
