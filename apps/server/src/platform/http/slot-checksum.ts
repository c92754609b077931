import { crc32 } from 'node:zlib'

/** Slots are filled with plain ASCII. */
const BITS_OF_A_CHARACTER = 7

/**
 * The checksum of bytes whose slots all contain the same text, without reading the bytes each time. A CRC is linear:
 * the difference that one bit of the text makes is always the same, so it is worked out once per bit and added up by
 * XOR.
 */
export function slotChecksum(bytes: Buffer, slots: readonly number[], slotLength: number): (text: string) => number {
  const page = Buffer.from(bytes)
  const write = (offset: number, value: number) => {
    for (const slot of slots) page[slot + offset] = value
  }
  for (let offset = 0; offset < slotLength; offset++) write(offset, 0)
  const empty = crc32(page)
  const differences = new Uint32Array(slotLength << BITS_OF_A_CHARACTER)
  for (let offset = 0; offset < slotLength; offset++) {
    const at = offset << BITS_OF_A_CHARACTER
    for (let bit = 1; bit < 1 << BITS_OF_A_CHARACTER; bit <<= 1) {
      write(offset, bit)
      const difference = crc32(page) ^ empty
      // Every character that is known so far, and the same with this bit as well.
      for (let known = 0; known < bit; known++) {
        differences[at + known + bit] = (differences[at + known] ?? 0) ^ difference
      }
    }
    write(offset, 0)
  }
  return (text) => {
    let sum = empty
    for (let offset = 0; offset < slotLength; offset++) {
      sum ^= differences[(offset << BITS_OF_A_CHARACTER) + text.charCodeAt(offset)] ?? 0
    }
    return sum >>> 0
  }
}
