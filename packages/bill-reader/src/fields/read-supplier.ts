import type { Cell } from '../layout/cell.ts'
import { isContinuation } from '../labels/continuation.ts'
import { cellsAbove, cellsBelow, cellsLeft, cellsRight } from '../layout/neighbours.ts'
import type { FieldContext } from './field-context.ts'
import { firstLineName, type HeadName, headName, isOfHead } from './head-name.ts'
import { isKnownSupplier, KNOWN_SUPPLIERS } from './known-suppliers.ts'
import { TARIFF_WORD } from './tariff-name.ts'

type Mention = { name: string; cell: Cell; start: number; end: number; weight: number }

const KIND =
  'Energy|Power|Electric|Electricity|Utilities|Utility|Gas|Energi|Fuels?|Renewables|Supply|Heat & Power|Light & Power|Electricity & Gas'
const NAMED = new RegExp(
  `((?:[A-Z0-9][\\w'&.-]{0,40}\\s(?:&\\s)?){1,4}?(?:${KIND})(?:\\s(?:&|and)\\s(?:${KIND})|\\s&\\s[A-Z][a-z]+)?)(?![\\w-])(?:\\s(?:Ltd|Limited|plc|PLC|UK|Group|Co)\\b)?`,
  'g',
)
const ONE_WORD = new RegExp(`\\b([A-Z][a-z]+(?:${KIND.split('|').slice(0, 2).join('|')}))\\b`, 'g')
const FIRM = /((?:[A-Z][\w'&.-]{0,40}\s){1,4}?)(?:Ltd|Limited|plc|PLC)\b/g
const NOT_A_NAME =
  /^(?:your|total|the|our|this|all|used|renewable|green|clean|smart|about|for|of|and|or|new|energy|gas|electricity|dual|personal|annual|monthly|estimated|unit|standing|charges?|bill|opening|how|cheaper|cheapest|home|business|domestic|reduce|save|more|if|when|we|you|what|average|cost|price|typical|other|day|daytime|night|peak|off|evening|weekend|plan|tariff|rate|less|plus|from|to|with|in|on|by|imported|exported|import|export|warm|wind|solar|nuclear|no|mains|natural|household|main|current|previous|tax|see|statement|summary|invoice|account|customer|emergency|fixed|variable|flexible|standard|simpler|loyal|essentials?|prepayment)\b/i
const NETWORK =
  /power\s?networks?|energy\s?networks?|powergrid|ombudsman|ofgem|national\s?grid|cadent|ssen|energy\s?uk|energy\s?saving|electricity\s?north\s?west|energy\s?markets|smart\s?energy\s?gb|wales\s?(?:&|and)\s?west|citizens/i

/**
 * Who sends the bill, by what it says of its issuer: a known name, else the name in the page heading or in the
 * signature of a firm. Names mentioned in passing do not count. The name is returned as printed.
 */
export function readSupplier(context: FieldContext): void {
  const { cells } = context.view
  const known = cells
    .flatMap((cell) => [...knownIn(cell), ...knownAcross(cell, cells)])
    .filter((mention) => isNotInPassing(mention) && !isOfEntry(mention, cells) && !isOfTariff(context, mention))
  const named = cells
    .flatMap((cell) => [...namedIn(cell, NAMED, brokenOff(cell, cells)), ...namedIn(cell, ONE_WORD)])
    .filter(isNotInPassing)
  const firms = cells.flatMap((cell) => namedIn(cell, FIRM)).filter((mention) => !isAddressee(mention, cells))
  const signed = [...named, ...firms].filter((mention) => isSigned(mention) || known.length > 0)
  const best = heaviest(known) ?? heaviest(signed)
  const head = headName(context)
  const isHeaded = head !== undefined && (isSignedAgain(head, cells) || (known.length === 0 && opensBill(context)))
  if (head && isHeaded && (!best || !isOfHead(best.mention, head) || isCompanyOf(best.mention, head)))
    return putHead(context, head, 0.7)
  const rival = heaviest(named.filter(({ name }) => !isKnownSupplier(name)))
  if (!best) {
    const line = opensBill(context) ? firstLineName(context) : undefined
    const [cell] = line?.cells ?? []
    if (line && cell && !isAddressed(cell, cells)) putHead(context, line, 0.6)
    return
  }
  // A known name in passing (a comparison, a network) does not outweigh the name that heads the pages.
  const chosen = rival && rival.sum > 2 * best.sum && known.length > 0 ? rival : best
  const { cell, start, end } = chosen.mention
  const isLegal = LEGAL_TAIL.test(chosen.mention.name) && chosen.mention.weight < 3
  const isSure = !isLegal && (isKnownSupplier(chosen.mention.name) || chosen.count > 1 || isClear(cell, start, end))
  const score = isSure ? Math.min(1, 0.5 + 0.12 * chosen.sum) : DOUBTFUL
  const same = known.filter(({ name }) => name === chosen.mention.name)
  const value =
    fullName(chosen.mention) ??
    printedName(same) ??
    usualForm(same) ??
    (same.length === 0 ? wholeName(chosen.mention) : undefined) ??
    chosen.mention.name
  context.ledger.put({ path: 'supplier', value, score, place: chosen.mention })
}

/** "Mistral" in large letters, and "Mistral Energy Ltd" over its address: people know the first. */
function isCompanyOf({ name, cell, end }: Mention, { text }: HeadName): boolean {
  const isLonger = name.length > text.length && name.toLowerCase().startsWith(`${text.toLowerCase()} `)
  return isLonger && !isKnownSupplier(name) && /^\s(?:ltd|limited|plc)\b/i.test(cell.text.slice(end))
}

function putHead(context: FieldContext, { text, cells }: HeadName, score: number): void {
  const [cell] = cells
  if (!cell) return
  const isSure = cells.every((one) => isClear(one, 0, one.text.length))
  const place = { cell, start: 0, end: cell.text.length }
  context.ledger.put({ path: 'supplier', value: text, score: isSure ? score : DOUBTFUL, place })
}

/** In a row of an account, a firm is one of the payees. */
function isOfEntry({ cell }: Mention, cells: readonly Cell[]): boolean {
  if (SIGNS.test(cell.text) || isAtTop(cell)) return false
  return cellsRight(cell, cells).some(({ text }) => /^[-–+]?\s?£?\s?[\d,]+\.\d{2}$/.test(text.trim()))
}

const isAtTop = ({ page, top }: Cell) => page.page === 1 && top < 0.2 * page.heightPoints

/** A tariff may be named after a supplier: that says what is bought, and not who sends the bill. */
function isOfTariff({ view }: FieldContext, { cell, start, end, weight }: Mention): boolean {
  const around = cell.text.slice(0, start) + cell.text.slice(end)
  if (SIGNS.test(cell.text) || (weight >= 3 && around.trim().length < 6)) return false
  const isNamed = view.labelsIn(cell).some(({ kind, end: from }) => kind === 'tariffName' && from <= start)
  const beside = [cellsLeft(cell, view.cells)[0], cellsAbove(cell, view.cells)[0]]
  const isAsked = beside.some((other) => other !== undefined && isTariffLabel(view, other))
  const isShort = cell.text.length <= LONGEST_TARIFF
  return isNamed || (isShort && (isAsked || (around.trim() !== '' && TARIFF_WORD.test(around))))
}

const LONGEST_TARIFF = 60

function isTariffLabel(view: FieldContext['view'], cell: Cell): boolean {
  return view
    .labelsIn(cell)
    .some(({ kind, start, end }) => kind === 'tariffName' && start <= 14 && end > cell.text.trim().length - 4)
}

const OF_BILL =
  /\b(?:bills?|statement|invoice|summary|account|page|your|tariff|charges?|meters?|usage|used|from|date|period|ltd|limited|plc)\b|[£\d@:?!]/i

/** A name in the page heading is kept whole: "Isle Electric Society" is not cut after the known word. */
function wholeName({ name, cell }: Mention): string | undefined {
  // "Northby Power Club - member NP-118" says more than the name.
  const text = (quietly(cell).split(/\s[·•|-]\s/)[0] ?? '').trim()
  const isName =
    /^[A-Z][\w'’&.-]*(?: (?:&|and|of|the|[A-Z][\w'’&.-]*)){0,7}$/.test(text) && !OF_BILL.test(text.replace(LEGAL, ''))
  return isAtTop(cell) && isName && text.length > name.length ? text : undefined
}

const LEGAL = /\s(?:ltd|limited|plc)\.?$/i

/** An unknown name cannot be told from a misread one, so a photo must show it clearly or twice. */
const CLEAR = 0.95
const DOUBTFUL = 0.45
/** OCR engines read the ligatures fi and fl as an f, however confident they are. */
const LOST_LETTER = /[^\Waefloy]f$/i
/** A firm in the register that people know by another name. */
const LEGAL_TAIL = /\b(?:Retail|Holdings?|Trading|Customers)$/i

function isClear({ page, tokens }: Cell, start: number, end: number): boolean {
  const own = tokens.filter((token) => token.start < end && token.start + token.text.length > start)
  return page.source !== 'ocr' || own.every(({ confidence, text }) => confidence >= CLEAR && !LOST_LETTER.test(text))
}

/** About other firms: a previous supplier, a possible one, or the meter reader. */
const IN_PASSING =
  /\b(?:(?:previous|old|last|former|other|another|new) suppliers?|suppliers? (?:such as|like|including)|switch(?:ed|ing)? (?:from|to)|mov(?:e|ed|ing) (?:from|to)|(?:came|joined us|transferred|taken over) (?:from|by)|compared? (?:to|with)|cheaper (?:than|with)|instead of|part of|owned by|refund from)\b[^.]{0,25}$/i

function isNotInPassing({ cell, start }: Mention): boolean {
  return !IN_PASSING.test(cell.text.slice(0, start))
}

const SIGNS = /\b(?:ltd|limited|plc)\b|registered (?:office|in|number)|trading (?:name|as)|company (?:number|no)/i

/** An unknown name is a firm's if it is in the heading of a page or in a signature; in a row it names a charge. */
function isSigned({ cell, weight }: Mention): boolean {
  return weight >= 3 || SIGNS.test(cell.text) || /\b(?:your|choosing|with) \S+ \S+ (?:bill|account)/i.test(cell.text)
}

/** The customer of a business bill is a firm too, with the address below its name. */
function isAddressee({ cell }: Mention, cells: readonly Cell[]): boolean {
  return isAddressed(cell, cells)
}

function isAddressed(cell: Cell, cells: readonly Cell[]): boolean {
  return cellsBelow(cell, cells)
    .slice(0, ADDRESS_LINES)
    .some((below) => Math.abs(below.left - cell.left) < cell.height && POSTCODE.test(below.text))
}

const ADDRESS_LINES = 5
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\s*$/i

function isSignedAgain({ text, cells: own }: HeadName, cells: readonly Cell[]): boolean {
  const name = text.toLowerCase()
  return cells.some((cell) => !own.includes(cell) && SIGNS.test(cell.text) && cell.text.toLowerCase().includes(name))
}

/** A name may be the heading of the page that says whose account it is; on another page it is the heading of a part. */
function opensBill({ view, ledger }: FieldContext): boolean {
  return ledger.has('accountNumber') || view.labels.some(({ kind, strength }) => kind === 'billDate' && strength === 1)
}

/** How a known name is printed most often, if that is more than another spelling of the same characters. */
function usualForm(mentions: readonly Mention[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const forms = mentions
    .map(({ cell, start, end }) => ({ text: cell.text.slice(start, end).trim(), rest: cell.text.slice(end, end + 2) }))
    // A web address is not a name.
    .filter(({ text, rest }) => /^[A-Z]/.test(text) && !/[a-z]\.[a-z]/.test(text + rest))
  const counted = [...Map.groupBy(forms, ({ text }) => plain(text)).values()]
  const [most] = counted.toSorted((a, b) => b.length - a.length || (b[0]?.text.length ?? 0) - (a[0]?.text.length ?? 0))
  const [first] = mentions
  const text = most?.[0]?.text
  return text === undefined || !first || plain(text) === plain(first.name) ? undefined : text
}

/** "HARWOOD & SONS FUELS LTD" alone in the page heading is the firm's own name. */
function fullName(mention: Mention): string | undefined {
  const { name, cell, start } = mention
  const whole = start > 0 && wholeName(mention)
  // "Tern & Tide Co-operative Energy": only the end is a name that we know.
  if (whole && whole.endsWith(` ${name}`)) return whole
  const text = quietly(cell).trim()
  const rest = text.toLowerCase().startsWith(name.toLowerCase()) ? text.slice(name.length) : ''
  return isAtTop(cell) && /^(?:\s(?:company|co\.?))?\s(?:ltd|limited)\.?$/i.test(rest) ? text : undefined
}

/** Firms that have dropped the longer name, and use it in the small print only. */
const SHORT_BRANDS = /^(?:edf|uw|sse)$/i

/** Words that may be printed with a known name, if nothing else is beside it. */
const WITH_NAME =
  /^(?:\s(?:Energy|Services|Solutions|Evolve|Business|Home|Retail|Power|Gas|Electricity|the|Market|Next|UK))*$/i

/** Firms change the spelling of their name: the page heading is what the customer knows. */
function printedName(mentions: readonly Mention[]): string | undefined {
  const heads = mentions.filter(
    ({ cell, start, end }) =>
      start === 0 &&
      cell.page.page === 1 &&
      cell.top < 0.2 * cell.page.heightPoints &&
      WITH_NAME.test(cell.text.slice(end)),
  )
  const [largest] = [...heads].sort((a, b) => b.cell.height - a.cell.height)
  const printed = largest?.cell.text.trim()
  if (printed && SHORT_BRANDS.test(printed)) return printed.toUpperCase()
  if (!largest || !printed || /[a-z]\.[a-z]{2}|^[a-z]/.test(printed)) return undefined
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  if (plain(printed) === plain(largest.name)) return largest.name
  // A short form in the page heading is replaced by the full name if that is printed too.
  const isShort = plain(largest.name).startsWith(plain(printed)) && !SHORT_BRANDS.test(printed)
  return isShort && mentions.some(({ cell }) => plain(cell.text).includes(plain(largest.name))) ? undefined : printed
}

function matches(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0
}

function knownIn(cell: Cell): Mention[] {
  return KNOWN_SUPPLIERS.flatMap(([name, pattern]) =>
    [...cell.text.matchAll(pattern)].map((match) => mentionOf(name, cell, match.index, match[0].length)),
  )
}

/** A widely spaced name in the page heading is split into two cells. */
function knownAcross(cell: Cell, cells: readonly Cell[]): Mention[] {
  const [next] = cell.page.page === 1 && cell.top < 0.2 * cell.page.heightPoints ? cellsRight(cell, cells) : []
  if (!next || next.left - cell.right > 3 * cell.height) return []
  return KNOWN_SUPPLIERS.flatMap(([name, pattern]) =>
    matches(pattern, `${cell.text} ${next.text}`) && !matches(pattern, cell.text) && !matches(pattern, next.text)
      ? [mentionOf(name, cell, 0, cell.text.length)]
      : [],
  )
}

/** "Gallow Gas &" above "Power": the rest of a name that wrapped at its "and". */
function brokenOff(cell: Cell, cells: readonly Cell[]): string {
  const [next] = /\s(?:&|and)$/.test(cell.text) ? cellsBelow(cell, cells) : []
  return next && isContinuation(cell, next) ? ` ${next.text}` : ''
}

function namedIn(cell: Cell, pattern: RegExp, rest = ''): Mention[] {
  return [...(quietly(cell) + rest).matchAll(pattern)].flatMap((match) => {
    const name = (match[1] ?? '').trim().replace(/^(?:At|From|By|With|Pay|Choosing|To)\s/, '')
    if (
      name.length < 4 ||
      NOT_A_NAME.test(name) ||
      /\d{3}|^\d+\s|\.\s|\b(?:your|my|our)\b/i.test(name) ||
      NETWORK.test(cell.text.slice(match.index, match.index + 40))
    )
      return []
    const start = match.index + match[0].indexOf(name)
    const firm = /Ltd|Limited|plc/i.test(cell.text.slice(start, start + name.length + 10)) ? 1 : 0
    const mention = mentionOf(name, cell, start, name.length)
    return [{ ...mention, weight: mention.weight + firm }]
  })
}

/** A name in capitals in the page heading, formatted as names are. */
function quietly(cell: Cell): string {
  const { text } = cell
  if (!isAtTop(cell) || /[a-z]/.test(text)) return text
  return text
    .replaceAll(/(?<=[A-Z])[A-Z]+/g, (letters) => letters.toLowerCase())
    .replaceAll(/(?<=\w\s)(?:And|Of|The)(?=\s\w)/g, (word) => word.toLowerCase())
}

/** On a page after the first: a running heading. */
const RUNNING_HEAD_SHARE = 0.1

function mentionOf(name: string, cell: Cell, start: number, length: number): Mention {
  const { page, top, height } = cell
  const isHead = isAtTop(cell) || top < RUNNING_HEAD_SHARE * page.heightPoints
  const isLarge = height > 0.019 * page.heightPoints
  const isAlone = cell.text.length - length < 6
  const weight = 1 + (isHead ? 2 : 0) + (isLarge ? 1 : 0) + (isAlone && isHead ? 1 : 0)
  return { name, cell, start, end: start + length, weight }
}

function heaviest(mentions: readonly Mention[]): { mention: Mention; sum: number; count: number } | undefined {
  const groups = [...Map.groupBy(mentions, ({ name }) => name.toLowerCase().replaceAll(/\s/g, '')).values()].map(
    (group) => ({
      mention: [...group].sort((a, b) => b.weight - a.weight)[0],
      sum: group.reduce((sum, { weight }) => sum + weight, 0),
      count: group.length,
    }),
  )
  const [best] = groups.sort((a, b) => b.sum - a.sum)
  return best?.mention ? { ...best, mention: best.mention } : undefined
}
