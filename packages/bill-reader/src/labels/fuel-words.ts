export type Fuel = 'electricity' | 'gas' | 'export'

const NOISE =
  /british\s?gas|gas\s?(?:emergenc\w*|leak|safe\w*|networks?|distribution)|smell\w{0,20}\s?gas|gollyngiad(?:au)? nwy|toriad(?:au)? trydan|(?:greenhouse|natural|national|bio)\s?gas|gas (?:and|&)(?: (?:power|light|heat)\b|$)|gas (?:and|&) electricity markets|electricity (?:and|&) gas markets|electricity network|electricity distribut\w+/gi

/** Services that some suppliers bill together with energy. */
export const OTHER_SERVICE =
  /\bbroadband\b|full fibre|\bmobile\b|\bsim\b|landline|home phone|line rental|boiler (?:cover|care)|home ?care|insurance|\bwater\b/i

/** Whether a text names electricity and gas. */
export function namesBothFuels(text: string): boolean {
  const heard = text.replaceAll(NOISE, ' ')
  return /electric/i.test(heard) && /\bgas\b/i.test(heard)
}

/** Like fuelOfText, but by the fuel's name alone: a supply number's label is not a heading. */
export function fuelNamed(text: string): Fuel | undefined {
  return fuelOfText(text.replaceAll(/mpan|mprn/gi, ' '))
}

/** The one fuel that a text names; undefined if it names both or none. */
export function fuelOfText(text: string): Fuel | undefined {
  const heard = text.replaceAll(NOISE, ' ')
  if (/export|\bSEG\b|feed-?\s?in tariff|outgoing|sold to (?:us|the grid)/i.test(heard)) return 'export'
  const hasElectricity = /electric|\belec\b|\btrydan\b|\bmpan\b|\bimport(?:ed)?\b/i.test(heard)
  const hasGas =
    /(?:^|[^a-z])gas(?:[^a-z]|$|supply|charge|meter|usage|used|tariff|unit|standing|total|mprn|consum)|\bmprn?\b|(?:your|total)gas|\bnwy\b/i.test(
      heard,
    )
  if (hasElectricity === hasGas) return undefined
  return hasElectricity ? 'electricity' : 'gas'
}
