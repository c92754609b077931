import type { HideWords } from '@mowatt/agent'
import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { createNameFinder, isKept } from './find-names.ts'
import { MASK_RULES } from './mask-rules.ts'
import { type Nameable, namesOf } from './names-of-world.ts'

const LEAST_OF_A_NAME = 8
/** Identifies no one, and is a word of every other message. */
const EVERY_HOME = /^(?:(?:my|our|the) )?(?:home|house|flat|place)(?: \d{1,2})?$/i

type Given = {
  /** All that the user has said. */
  said: readonly string[]
  /** From bills; hidden wherever they occur. */
  secrets?: readonly string[]
  /** Of homes, as their page has them. */
  homes?: readonly string[]
  /** Suppliers and tariffs, which identify no one. */
  keep?: readonly string[]
  /** Those of them that are hidden all the same: a bill may print anything in their place. */
  offers?: readonly string[]
}

/** What is hidden of a conversation. A user may name the suppliers and tariffs on sale; Mo's words hide all of them. */
export function maskOf(world: Nameable, said: readonly string[]): HideWords {
  const { homes = [] } = world
  const { suppliers, tariffs } = namesOf({ catalogue: world.catalogue, bills: [] })
  const keep = [...suppliers, ...tariffs]
  const known = namesOf(world)
  const all = [...known.suppliers, ...known.tariffs]
  const bills = [world, ...homes].flatMap((each) => each.bills)
  const secrets = bills.flatMap(({ reading }) => identifiersOf(reading.facts))
  const hidden = { said, secrets, homes: homes.map(({ name }) => name) }
  const masks = {
    person: createMask({ ...hidden, keep, offers: all.filter((each) => !keep.includes(each)) }),
    mo: createMask({ ...hidden, keep, offers: all }),
  }
  return (text, author) => masks[author](text)
}

/** Replaces what could identify a person in a text. Each value has its own mark throughout: `[name A]`. */
export function createMask({
  said,
  secrets = [],
  homes = [],
  keep = [],
  offers = [],
}: Given): (text: string) => string {
  const marks = new Map<string, string>()
  const counts = new Map<string, number>()
  const markOf = (what: string, text: string): string => {
    const key = `${what} ${text.toLowerCase().replaceAll(/[\s-]/g, '')}`
    const known = marks.get(key)
    if (known !== undefined) return known
    const count = counts.get(what) ?? 0
    counts.set(what, count + 1)
    const mark = `[${what} ${letters(count)}]`
    marks.set(key, mark)
    return mark
  }
  const hidden = secrets.filter((secret) => secret.length > 2).map((secret) => anywhere(spaced(secret)))
  const ofHomes = byLength(homes.filter((name) => !EVERY_HOME.test(name))).map((name) => anywhere(loosely(name)))
  const names = byLength(new Set(said.flatMap(createNameFinder(keep)))).map((name) => ({
    name,
    pattern: new RegExp(String.raw`(?<![\p{L}])${name}(?![\p{L}])`, isKept(name) ? 'gu' : 'giu'),
  }))
  const tariffs = byLength(offers.map((name) => plain(name).replaceAll(/\s+/g, ' ').trim()))
    .filter((name) => name.length > 2)
    .map((name) => ({ name, pattern: anywhere(loosely(name)) }))
  const hideOffers = (text: string) => {
    const masked = tariffs.reduce(
      (left, { pattern }) => left.replaceAll(pattern, (name: string) => markOf('tariff', name)),
      text,
    )
    const rest = tariffs.map(({ name }) => cutName(masked, name)).find((each) => each > 0) ?? 0
    return rest > 0 ? `${masked.slice(0, -rest)}…` : masked
  }

  return (text) => {
    let masked = hideOffers(plain(text))
    for (const pattern of hidden) masked = masked.replaceAll(pattern, '[private]')
    for (const pattern of ofHomes) masked = masked.replaceAll(pattern, (name) => markOf('name', name))
    for (const { what, pattern, keep: keepOf } of MASK_RULES) {
      masked = masked.replaceAll(
        pattern,
        (match: string, first: string) => keepOf?.(match, first) ?? markOf(what, match),
      )
    }
    for (const { name, pattern } of names) masked = masked.replaceAll(pattern, () => markOf('name', name))
    return masked.replaceAll('\u2010', '-')
  }
}

/** The longest first: a shorter one may be a part of it. */
function byLength(names: Iterable<string>): string[] {
  return [...names].toSorted((one, other) => other.length - one.length)
}

/** The parts of a bill that name a person or a supply. */
function identifiersOf(facts: BillFacts): string[] {
  const { accountNumber, electricity, gas, service } = facts
  const found = [
    accountNumber,
    electricity?.mpan,
    electricity?.meterSerial,
    gas?.mprn,
    gas?.meterSerial,
    facts.export?.mpan,
    service?.accountNumber,
  ]
  return found.filter((each) => each !== undefined)
}

/** A, B, ... Z, AA, AB. */
function letters(count: number): string {
  const rest = count < 26 ? '' : letters(Math.floor(count / 26) - 1)
  return rest + String.fromCharCode(65 + (count % 26))
}

/** Of escaped words, with at most some spaces between them. */
function anywhere(source: string): RegExp {
  return new RegExp(source, 'gi')
}

/** With any spaces where it has one. */
function loosely(name: string): string {
  return escaped(name)
    .replaceAll(' ', String.raw`\s{1,9}`)
    .replaceAll(/['’]/g, "['’]")
}

/** Also where it is spaced otherwise. */
function spaced(secret: string): string {
  const signs = secret.replaceAll(/[\s-]/g, '').split('')
  return signs.map(escaped).join('[\\s-]?')
}

/** How many characters at the end of a text are the beginning of a name that was cut off with it. */
function cutName(text: string, name: string): number {
  const [end, begins] = [text.toLowerCase(), name.toLowerCase()]
  for (let most = Math.min(name.length - 1, text.length); most >= LEAST_OF_A_NAME; most -= 1)
    if (end.endsWith(begins.slice(0, most))) return most
  return 0
}

/** Without invisible characters, which could occur in the middle of anything. */
function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/(?!\s)\p{C}/gu, '')
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}
