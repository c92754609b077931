import { postcodeAreas } from '../data/postcode-areas.ts'
import { parseMpan } from '../supply-numbers/mpan.ts'
import { parseOutcode, parsePostcode } from './postcode.ts'
import { isRegionLetter, REGION_LETTERS, type RegionLetter, regionOfDistributor } from './region.ts'

/** What a postcode or a supply number says about the region. `message` is for users, and says what to do next. */
export type RegionFinding =
  | { kind: 'region'; letter: RegionLetter; by: 'postcode' | 'supply number' }
  | { kind: 'unsure'; letters: readonly RegionLetter[]; message: string }
  | { kind: 'outside'; place: string; message: string }
  | { kind: 'unreadable'; message: string }
  /** Postcode and supply number name different regions; neither is trusted. */
  | { kind: 'contradiction'; bySupplyNumber: RegionLetter; byPostcode: readonly RegionLetter[]; message: string }

const OUTSIDE: Readonly<Record<string, { place: string; message: string }>> = {
  BT: outside('Northern Ireland', 'has its own energy market'),
  IM: outside('the Isle of Man', 'has its own energy suppliers'),
  JE: outside('Jersey', 'has its own energy suppliers'),
  GY: outside('Guernsey', 'has its own energy suppliers'),
}

/** The region of a full postcode or of its first half. An area that straddles gives every region seen in it. */
export function regionOfPostcode(text: string): RegionFinding {
  const area = (parsePostcode(text) ?? parseOutcode(text))?.area
  if (area === undefined) {
    return { kind: 'unreadable', message: 'That doesn’t look like a postcode. A postcode looks like SW1A 1AA.' }
  }
  const abroad = OUTSIDE[area]
  if (abroad) return { kind: 'outside', ...abroad }
  const letters = (postcodeAreas[area] ?? '').split('').filter(isRegionLetter)
  const [only] = letters
  if (only && letters.length === 1) return { kind: 'region', letter: only, by: 'postcode' }
  return {
    kind: 'unsure',
    letters: letters.length > 0 ? letters : REGION_LETTERS,
    message:
      letters.length > 0
        ? 'Homes in this postcode area can be in different price regions. Your electricity supply number will tell us which one you’re in.'
        : 'We don’t know this postcode area. Your electricity supply number will tell us your price region.',
  }
}

/** The region of an electricity supply number (13 or 21 characters). Independent networks work in every region. */
export function regionOfMpan(text: string): RegionFinding {
  const parsed = parseMpan(text)
  if (!parsed.ok) return { kind: 'unreadable', message: parsed.message }
  const region = regionOfDistributor(parsed.mpan.distributorId)
  if (region) return { kind: 'region', letter: region.letter, by: 'supply number' }
  return {
    kind: 'unsure',
    letters: REGION_LETTERS,
    message: 'Your home is on an independent network, so the supply number doesn’t show a region. Your postcode might.',
  }
}

/**
 * Both together: the supply number resolves a straddling postcode, and a disagreement is reported, never resolved
 * silently.
 */
export function findRegion(known: { postcode?: string | undefined; mpan?: string | undefined }): RegionFinding {
  const byPostcode = known.postcode === undefined ? undefined : regionOfPostcode(known.postcode)
  const byMpan = known.mpan === undefined ? undefined : regionOfMpan(known.mpan)
  if (byPostcode?.kind === 'outside') return byPostcode
  if (byMpan?.kind !== 'region') return byPostcode ?? byMpan ?? unreadable()
  const letters = lettersOf(byPostcode)
  if (letters.length === 0 || letters.includes(byMpan.letter)) return byMpan
  return {
    kind: 'contradiction',
    bySupplyNumber: byMpan.letter,
    byPostcode: letters,
    message: 'The supply number and postcode are in different regions. Please check both.',
  }
}

function lettersOf(finding: RegionFinding | undefined): readonly RegionLetter[] {
  if (finding?.kind === 'region') return [finding.letter]
  return finding?.kind === 'unsure' ? finding.letters : []
}

function unreadable(): RegionFinding {
  return { kind: 'unreadable', message: 'Please enter a postcode or an electricity supply number.' }
}

function outside(place: string, reason: string): { place: string; message: string } {
  const where = place.startsWith('the ') ? `The ${place.slice(4)}` : place
  return {
    place,
    message: `${where} ${reason}, so we can’t compare prices there. We cover England, Scotland and Wales.`,
  }
}
