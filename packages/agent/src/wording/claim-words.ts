/**
 * What words claim. A closed world: a word that is neither glue nor of the engine's own sentence makes a new claim, and
 * whoever made it is not heard. Words of one row say the same thing; rows in capitals are turned into their name.
 */

/** They join and point, and claim nothing. */
const GLUE =
  words(`a an the this that these those it its itself there here of in on at to for with by as into onto than and or
  but so also too then is are be being am will would do does has have having your yours yourself which what
  who whose how let just still simply please one ones per thus hence therefore though however like else
  come comes actually indeed well mean means meaning`)

/** Words that change what a sentence means. They stand in both sentences or in neither. */
const PINNED_ROWS = {
  NOT: 'not no never none nobody nothing neither nor without nowhere cannot',
  CAN: 'can may able allowed possible',
  MIGHT: 'might could possibly perhaps maybe',
  MUST: 'must obliged required',
  SHOULD: 'should ought',
  IF: 'if when where once whenever wherever',
  UNLESS: 'unless except',
  END: 'until till end ends ending',
  BEGIN: 'since begin begins beginning start starts starting',
  BEFORE: 'before prior',
  AFTER: 'after afterwards following',
  WITHIN: 'within',
  LAST: 'last final',
  EARLY: 'early',
  EACH: 'each every apiece',
  BOTH: 'both together',
  ALL: 'all whole entire everybody everyone everything',
  ALWAYS: 'always',
  MOST: 'most maximum',
  USUAL: 'usually normally generally mostly typically commonly',
  OFTEN: 'often frequently',
  SOME: 'some certain',
  ONLY: 'only solely alone',
  MORE: 'more dearer higher extra above additional',
  LESS: 'less cheaper lower below',
  SAVE: 'save saves saving savings',
  FIRST: 'first top',
  CHEAPEST: 'cheapest lowest',
  DEAREST: 'dearest highest',
  BEST: 'best',
  BETTER: 'better',
  BETWEEN: 'between',
  ESTIMATE: 'estimate estimates estimated',
  NOW: 'now today present current currently presently existing',
  NEW: 'new',
  OLD: 'old older former previous',
  ELECTRICITY: 'electricity electric',
  GAS: 'gas',
  DAY: 'day days daily daytime',
  NIGHT: 'night nights overnight',
  WEEK: 'week weeks weekly',
  MONTH: 'month months monthly',
  QUARTER: 'quarter quarterly',
  YEAR: 'year years yearly annual annually annum',
  KWH: 'kwh',
  FREE: 'free',
  CREDIT: 'credit',
  DEBT: 'debt debts owe owes arrears',
  SUPPLIER: 'supplier suppliers they them company provider firm',
  TYPICAL: 'typical average middling',
  SAMPLE: 'sample samples',
  INVENTED: 'invented fictional',
  VARIABLE: 'variable',
  SWITCH: 'switch switching switches move moving',
  STAY: 'stay staying remain stick',
  WAIT: 'wait waiting',
  SAYS: 'say says call calls claim claims according',
} as const

/** The same thing in other words. They may be left out, and not brought in. */
const SAME_ROWS = {
  SELF: 'i me we us mo mowatt my mine',
  YOU: 'you',
  THEIRS: 'their his her',
  OURS: 'our',
  COST: 'cost costs price prices priced fee fees amount',
  PAY: 'pay pays paying payable',
  CHARGE: 'charge charges charged charging',
  STANDING: 'standing',
  LEAVE: 'leave leaves leaving exit exits exiting quit',
  TARIFF: 'tariff tariffs deal deals plan plans contract contracts',
  FIX: 'fix fixed fixes',
  HOME: 'home homes house household property',
  USE: 'use uses using usage consumption consume',
  BILL: 'bill bills statement',
  LIST: 'list ranking',
  RATE: 'rate rates',
  CHANGE: 'change changes changing alter',
  FINISH: 'complete completes finish finishes',
  FINISHED: 'done completed finished',
  NEED: 'need needs require requires',
  AGREE: 'agree agrees consent accept',
  GIVE: 'give gives giving',
  LIMIT: 'limit limits restrict restricts',
  COVER: 'cover covers apply applies',
  SEND: 'send sends sending',
  COUNT: 'count counts counted counting',
  PERIOD: 'period periods time',
  KNOW: 'know knows known',
  SHOW: 'show shows see',
  CANCEL: 'cancel cancelling',
  TAKE: 'take takes taking',
  PERSON: 'person people somebody someone',
  HOLD: 'hold holds include includes contain contains',
  KEEP: 'keep keeps keeping',
  FOLLOW: 'follow follows depend depends',
  BUY: 'buy buys buying purchase',
  CHOOSE: 'choose pick select',
  ASK: 'ask asks request',
  TELL: 'tell tells inform',
  REFUSE: 'refuse refuses decline',
  PROMPT: 'promptly quickly',
  AUTOMATIC: 'automatic automatically',
  DIFFER: 'differ differs different vary varies',
  WHATEVER: 'whatever regardless',
  HELP: 'help helps',
  READ: 'read reading readings',
} as const

const CONCEPTS = new Map(
  [...Object.entries(SAME_ROWS), ...Object.entries(PINNED_ROWS)].flatMap(([concept, row]) =>
    [...words(row)].map((word) => [word, concept] as const),
  ),
)

export const PINNED: ReadonlySet<string> = new Set([...Object.keys(PINNED_ROWS), 'APPROX', 'OR'])

/** What may be left out: it names what is spoken of anyway. All else that the engine says stays said. */
export const DROPPABLE: ReadonlySet<string> = new Set([
  ...'YOU SELF COST TARIFF HOME USE LIST BILL GIVE GET TAKE COUNT SHOW PERIOD THEIRS OURS'.split(' '),
  ...'energy name figur back own get great look'.split(' '),
])

/** What turns the word after it round. It must stand before the same word. */
export const OPERATORS: ReadonlySet<string> = new Set([
  'NOT',
  'OR',
  'CAN',
  'MIGHT',
  'MUST',
  'SHOULD',
  'ONLY',
  'UNLESS',
  'USUAL',
  'OFTEN',
  'ALWAYS',
])

/** Said as often in both sentences: a second "may" is not the first one. */
export const COUNTED: readonly string[] = [
  ...OPERATORS,
  ...'IF UNLESS MORE LESS SOME MOST EACH BOTH END BEFORE AFTER'.split(' '),
]

/** What a figure is: without it, it is another figure. */
export const ROLES: ReadonlySet<string> = new Set(['MORE', 'LESS', 'CREDIT'])

/** Of the same kind, so that one may be taken for another: their order stays. */
export const RIVALS: readonly (readonly string[])[] = [
  ['ELECTRICITY', 'GAS'],
  ['NEW', 'OLD'],
  ['DAY', 'NIGHT'],
  ['MORE', 'LESS'],
  ['BEFORE', 'AFTER'],
  ['EACH', 'BOTH'],
  ['SWITCH', 'STAY', 'WAIT'],
  ['BEGIN', 'END'],
]
/** Who does something. */
export const ACTORS: ReadonlySet<string> = new Set(['YOU', 'SELF', 'SUPPLIER'])

/** Undefined for glue. A past form is a word of its own: what may happen has not happened. */
export function claimOf(word: string): string | undefined {
  const base = word.replace(/'s?$/, '')
  if (GLUE.has(base)) return undefined
  return CONCEPTS.get(base) ?? CONCEPTS.get(stemOf(base)) ?? stemOf(base)
}

function stemOf(word: string): string {
  let stem = word
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (stem.length > 3 && /[^sui]s$/.test(stem)) stem = stem.slice(0, -1)
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3).replace(/([bdgmnprt])\1$/, '$1')
  return stem.length > 3 ? stem.replace(/e$/, '') : stem
}

function words(row: string): ReadonlySet<string> {
  return new Set(row.split(/\s+/).filter((word) => word !== ''))
}
