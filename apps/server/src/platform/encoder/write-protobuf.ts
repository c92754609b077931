/** Bytes in parts: large ones are joined once, when the whole is known, and not at each level. */
export type Parts = { size: number; parts: readonly Uint8Array[] }

const VARINT = 0
const BYTES = 2
const FIXED_32 = 5

/** A whole number, as the field of that number. */
export function numberField(field: number, value: number): Parts {
  return join([varint(field * 8 + VARINT), varint(value)])
}

export function floatField(field: number, value: number): Parts {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setFloat32(0, value, true)
  return join([varint(field * 8 + FIXED_32), whole(bytes)])
}

export function textField(field: number, value: string): Parts {
  return messageField(field, [whole(new TextEncoder().encode(value))])
}

export function bytesField(field: number, value: Uint8Array): Parts {
  return messageField(field, [whole(value)])
}

/** A message inside another: its own fields, after their length. */
export function messageField(field: number, fields: readonly Parts[]): Parts {
  const inner = join(fields)
  return join([varint(field * 8 + BYTES), varint(inner.size), inner])
}

export function join(all: readonly Parts[]): Parts {
  return { size: all.reduce((sum, { size }) => sum + size, 0), parts: all.flatMap(({ parts }) => parts) }
}

export function bytesOf({ size, parts }: Parts): Uint8Array {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function whole(bytes: Uint8Array): Parts {
  return { size: bytes.length, parts: [bytes] }
}

/** Seven bits a byte, lowest first. No number here is negative. */
function varint(value: number): Parts {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return whole(Uint8Array.from([...bytes, rest]))
}
