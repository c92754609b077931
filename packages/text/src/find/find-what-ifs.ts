import type { WhatIfName } from '@mowatt/tariffs'
import { writeFigures } from './write-figures.ts'

export type WhatIfFound = { what: WhatIfName; amount?: number }

/** Each possible change to a home: its names, and the figure with its unit. */
const FORMS: readonly [what: WhatIfName, names: RegExp, amount: RegExp][] = [
  ['degrees', /\bdegrees?\b|\bthermostat\b|\bcooler\b/i, /\b(\d(?:\.5)?) ?(?:degrees?|°)/i],
  ['heatPump', /\bheat pumps?\b/i, /(?!)/],
  ['homeDays', /\bfrom home\b|\bwfh\b|\bwork\w{0,3} at home\b|\bhome office\b/i, /\b([1-5]) days?\b/i],
  [
    'car',
    /\bcars?\b|\bevs?\b|\belectric (?:van|vehicle)s?\b|\bmiles\b|\bcharg(?:e|ed|ing) (?:it|overnight)\b/i,
    /(?<![\d.,£])(\d{1,3},\d{3}|\d{3,6}) ?miles?\b/i,
  ],
  [
    'washing',
    /\bwash(?:es|ing)?\b|\blaundry\b|\bdishwashers?\b|\btumble dr(?:y|ier|yer)s?\b/i,
    /\b(\d{1,2}) (?:loads?|wash(?:es)?|times)\b/i,
  ],
  ['panels', /\bpanels?\b|\bsolar\b|\bpv\b/i, /\b(\d{1,2}(?:\.\d)?) ?kwp?(?!h)\b/i],
  ['battery', /\bbatter(?:y|ies)\b/i, /\b(\d{1,2}(?:\.\d)?) ?kwh\b/i],
]
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')
const SMALL = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/gi
const LESS = /\b(?:without|no|not|forget|drop|skip) (?:the |a |any |an ){0,2}$/i

/** What a message changes about a home, and by how much if it says so. Withdrawn changes are left out. */
export function findWhatIfs(given: string): WhatIfFound[] {
  const text = writeFigures(given).replaceAll(SMALL, (word) => String(NUMBERS.indexOf(word.toLowerCase())))
  return FORMS.flatMap(([what, names, amount]) => {
    const found = names.exec(text)
    if (!found || LESS.test(text.slice(0, found.index))) return []
    const figure = amount.exec(text)?.[1]
    return [{ what, ...(figure !== undefined && { amount: Number(figure.replaceAll(',', '')) }) }]
  })
}
