export type Postcode = {
  /** As people write it: `SW1A 1AA`. */
  postcode: string
  /** The part before the space: `SW1A`. */
  outcode: string
  /** The leading letters: `SW`. */
  area: string
}

const OUTCODE = /^(?:[A-PR-UWYZ](?:[0-9]{1,2}|[A-HK-Y][0-9](?:[0-9]|[ABEHMNPRV-Y])?|[0-9][A-HJKPS-UW]))$/
const INCODE = /^[0-9][ABD-HJLNP-UW-Z]{2}$/

/**
 * Parses a postcode in any spacing or case. Undefined if its format is wrong. It does not check that the postcode
 * exists.
 */
export function parsePostcode(text: string): Postcode | undefined {
  const letters = text.toUpperCase().replace(/\s+/g, '')
  const outcode = letters.slice(0, -3)
  const incode = letters.slice(-3)
  const isGirobank = letters === 'GIR0AA'
  if (!isGirobank && !(OUTCODE.test(outcode) && INCODE.test(incode))) return undefined
  return { postcode: `${outcode} ${incode}`, outcode, area: areaOfOutcode(outcode) }
}

/** Parses the first half of a postcode (`SW1A`), which is enough to find a region. */
export function parseOutcode(text: string): Omit<Postcode, 'postcode'> | undefined {
  const outcode = text.toUpperCase().replace(/\s+/g, '')
  return OUTCODE.test(outcode) ? { outcode, area: areaOfOutcode(outcode) } : undefined
}

function areaOfOutcode(outcode: string): string {
  return /^[A-Z]+/.exec(outcode)?.[0] ?? ''
}
