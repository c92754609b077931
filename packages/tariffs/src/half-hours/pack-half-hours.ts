import { type HalfHours, MOST_WATT_HOURS, ORIGINS } from './half-hours.ts'

const GAP = 0xff_ff
const BYTES = 2

/**
 * What was metered, in two bytes for each half hour, the low one first. Filled values become gaps again, because they
 * can be recalculated.
 */
export function packHalfHours({ wattHours, origins }: HalfHours): Uint8Array<ArrayBuffer> {
  const packed = new Uint8Array(wattHours.length * BYTES)
  const view = new DataView(packed.buffer)
  wattHours.forEach((each, index) => {
    view.setUint16(index * BYTES, origins[index] === ORIGINS.metered ? each : GAP, true)
  })
  return packed
}

/** Undefined if these cannot be half hours: an odd number of bytes, or more than a home can use. */
export function unpackHalfHours(from: number, packed: Uint8Array): HalfHours | undefined {
  if (packed.length % BYTES !== 0) return undefined
  const view = new DataView(packed.buffer, packed.byteOffset, packed.length)
  const count = packed.length / BYTES
  const halfHours = { from, wattHours: new Uint32Array(count), origins: new Uint8Array(count).fill(ORIGINS.gap) }
  for (let index = 0; index < count; index++) {
    const each = view.getUint16(index * BYTES, true)
    if (each === GAP) continue
    if (each > MOST_WATT_HOURS) return undefined
    halfHours.wattHours[index] = each
    halfHours.origins[index] = ORIGINS.metered
  }
  return halfHours
}
