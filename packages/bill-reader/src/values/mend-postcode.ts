import { parsePostcode, regionOfPostcode } from '@mowatt/tariffs'

/** Two groups that may be a postcode with letters and digits confused. */
const LOOSE = /(?<![A-Za-z0-9])([A-Z0-9Il|]{2,4})\s?([0-9OoIl|SBZ][A-Za-z58]{2})(?![A-Za-z0-9])/g
const FORMS = ['A9', 'A99', 'AA9', 'A9A', 'AA99', 'AA9A']
const AS_LETTER: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '2': 'Z', '|': 'I' }
const AS_DIGIT: Record<string, string> = { O: '0', o: '0', I: '1', l: '1', '|': '1', S: '5', B: '8', Z: '2' }
const ALL_REGIONS = 14

export type MendedPostcode = { postcode: string; start: number; end: number }

/** Postcodes in photographed text, corrected if only one reading names an existing area. */
export function mendPostcodes(text: string): MendedPostcode[] {
  return [...text.matchAll(LOOSE)].flatMap((match) => {
    const [whole, outward = '', inward = ''] = match
    if (!/\d/.test(whole) || !/[A-Z]/.test(outward)) return []
    const end = fitted(inward, '9AA')
    const readings = FORMS.flatMap((form) => {
      const start = fitted(outward, form)
      return start && end && isOfKnownArea(`${start} ${end}`) ? [{ start, slips: slipsOf(outward, start) }] : []
    }).sort((a, b) => a.slips - b.slips)
    const [best, second] = readings
    if (!best || !end || best.slips === second?.slips) return []
    const parsed = parsePostcode(`${best.start}${end}`)
    return parsed ? [{ postcode: parsed.postcode, start: match.index, end: match.index + whole.length }] : []
  })
}

/** An area without a letter before its first digit, or whose number starts with a zero, does not exist. */
export function isOfKnownArea(postcode: string): boolean {
  if (/^[A-Z]{1,2}0/.test(postcode)) return false
  const found = regionOfPostcode(postcode)
  return (
    found.kind === 'region' ||
    found.kind === 'outside' ||
    (found.kind === 'unsure' && found.letters.length < ALL_REGIONS)
  )
}

function fitted(text: string, form: string): string | undefined {
  if (text.length !== form.length) return undefined
  let result = ''
  for (const [at, letter] of text.split('').entries()) {
    const isDigit = form.charAt(at) === '9'
    const kept = isDigit ? (/\d/.test(letter) ? letter : AS_DIGIT[letter]) : asLetter(letter)
    if (kept === undefined) return undefined
    result += kept
  }
  return result
}

function asLetter(letter: string): string | undefined {
  return /[A-Za-z]/.test(letter) && letter !== 'l'
    ? letter.toUpperCase()
    : (AS_LETTER[letter] ?? (letter === 'l' ? 'I' : undefined))
}

function slipsOf(printed: string, read: string): number {
  return printed.split('').filter((letter, at) => letter !== read.charAt(at)).length
}
