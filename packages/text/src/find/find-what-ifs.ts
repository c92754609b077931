import { WHAT_IF_AMOUNTS, type WhatIfName } from '@mowatt/tariffs'
import type { Change } from '../values/change.ts'
import { type Cooler, findCooler } from './find-cooler.ts'
import { findMiles, milesOfYear } from './find-miles.ts'
import { writeFigures } from './write-figures.ts'

type Form = { what: WhatIfName; names: RegExp; amount: RegExp }

/** Each possible change to a home: its names, and the figure with its unit. */
const FORMS: readonly Form[] = [
  { what: 'heatPump', names: /\bheat ?pumps?\b/i, amount: /(?!)/ },
  {
    what: 'homeDays',
    names:
      /\bfrom home\b|\bwfh\b|\bwork\w{0,3} (?:at home|remote(?:ly)?)\b|\bhome office\b|\b(?:go|going|went) remote\b/i,
    amount: /\b([1-5]) days?\b/i,
  },
  {
    what: 'car',
    names:
      /\bcars?\b|\bevs?\b|\belectric (?:van|vehicle)s?\b|\bmiles\b|\bcharg(?:e|ed|ing) (?:it|overnight)\b|\bteslas?\b|\bnissan leafs?\b/i,
    amount: /(?!)/,
  },
  {
    what: 'washing',
    names: /\bwash(?:es|ing|er)?\b|\blaundry\b|\bdishwashers?\b|\btumble dr(?:y|ier|yer)s?\b|\b\d{1,2} loads\b/i,
    amount: /\b(\d{1,2}) (?:loads?|wash(?:es)?|times)\b/i,
  },
  {
    what: 'panels',
    names: /\bpanels?\b|\bsolar\b|\bpv\b|\b\d{1,2}(?:\.\d)? ?kwp\b/i,
    amount: /\b(\d{1,2}(?:\.\d)?) ?kwp?(?!h)\b/i,
  },
  { what: 'battery', names: /\bbatter(?:y|ies)\b|\bpowerwall\b/i, amount: /\b(\d{1,2}(?:\.\d)?) ?kwh\b/i },
]
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')
/** "A big one" is no figure. */
const SMALL = /\b(?:one(?! (?:that|which|with|instead|then)\b|\W*$)|two|three|four|five|six|seven|eight|nine|ten)\b/gi
const LESS = /\b(?:without|no|not|forget|drop|skip) (?:the |a |any |an ){0,2}$/i
const EVERY_DAY = /\bevery ?day\b|\bfull time\b|\ball week\b/i
const WORKING_DAYS = 5
/** "And 5?", "what about a 10 one": nothing but a figure. */
const BARE =
  /^\W*(?:(?:and|or|but|ok|so|then|what|how|about|if|with|it|it's|was|were|just|only|say|make|a|an|of|for|at) )*(\d{1,2}(?:\.\d)?)(?: ?(?:per ?cent|less|more|fewer|days?|kwh?|one|ones|of them|a week|instead|then|please))*\W*$/i
const NOTHING_SOLD =
  /\b(?:without|no|not|never|forget|zero|nothing|don't|didn't|can't|couldn't|won't)\b[^.?!]{0,20}\b(?:export\w*|sell\w*|sold)\b|\b(?:export\w*|sell\w*|sold) (?:nothing|none)\b/i
const SOLD_AT =
  /\b(?:export\w*|sell\w*|sold)\b[^.?!\d]{0,25}(\d{1,2}(?:\.\d{1,2})?) ?(?:p|pence)\b|\b(\d{1,2}(?:\.\d{1,2})?) ?(?:p|pence)\b[^.?!\d]{0,25}\bexport\w*/i

/**
 * What a message changes about a home, and by how much if it says so. Withdrawn changes are left out. A figure without
 * a name belongs to the last change before.
 */
export function findWhatIfs(given: string, before: readonly Change[] = []): Change[] {
  const text = writeFigures(given.replaceAll('’', "'")).replaceAll(SMALL, (word) =>
    String(NUMBERS.indexOf(word.toLowerCase())),
  )
  const cooler = findCooler(text)
  const named = FORMS.flatMap((form) => {
    const found = form.names.exec(text)
    return !found || LESS.test(text.slice(0, found.index)) ? [] : changesOf(form, text)
  })
  const sold = exportIn(text)
  const all = [...(cooler ? [degreesOf(cooler)] : []), ...named, ...(sold ? [sold] : [])]
  return all.length > 0 ? all : changeAgain(text, before)
}

function degreesOf({ degrees }: Cooler): Change {
  const amount = degrees !== undefined && Math.min(degrees, WHAT_IF_AMOUNTS.degrees.most)
  return { change: 'what_if', what: 'degrees', ...(amount !== false && { amount }) }
}

function changesOf({ what, amount }: Form, text: string): Change[] {
  const miles = what === 'car' ? findMiles(text) : undefined
  const year = miles && milesOfYear(miles)
  const isEveryDay = what === 'homeDays' && EVERY_DAY.test(text)
  const said = amount.exec(text)?.[1] ?? (isEveryDay ? WORKING_DAYS : undefined)
  const figure = year ?? (said === undefined ? undefined : Number(said))
  const found: Change = { change: 'what_if', what, ...(figure !== undefined && { amount: figure }) }
  return miles && miles.per !== 'year' ? [found, miles] : [found]
}

function exportIn(text: string): Change | undefined {
  if (NOTHING_SOLD.test(text)) return { change: 'export', pence: 0 }
  const [, after, first] = SOLD_AT.exec(text) ?? []
  const pence = Number(after ?? first)
  return pence > 0 ? { change: 'export', pence } : undefined
}

/** "And 5?", "and 30% more?": the last change with that figure. */
export function changeAgain(text: string, before: readonly Change[]): Change[] {
  const figure = Number(BARE.exec(text.replaceAll('%', ' percent'))?.[1])
  if (figure > 0 && /%|per ?cent/i.test(text)) {
    const share = before.findLast((each) => 'percent' in each && each.percent !== undefined)
    if (!share || !('percent' in share)) return []
    const sign = /less|fewer/i.test(text) ? -1 : /more/i.test(text) ? 1 : Math.sign(share.percent ?? 1)
    return [{ ...share, percent: sign * figure }]
  }
  const isInKwh = /kwh/i.test(text)
  const asked = before.filter((each) => each.change === 'what_if')
  const last = isInKwh ? asked.find(({ what }) => what === 'battery') : asked.at(-1)
  if (!last || last.what === 'heatPump' || last.what === 'car') return []
  return figure > 0 && figure <= WHAT_IF_AMOUNTS[last.what].most ? [{ ...last, amount: figure }] : []
}
