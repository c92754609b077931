import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { createNameFinder, isKept } from './find-names.ts'
import { MASK_RULES } from './mask-rules.ts'

export type Mask = {
  /** Takes out of a text what could tell who somebody is, before it leaves the house. */
  hide: (text: string) => string
  /** Puts back what the person gave. What only a bill says stays hidden. */
  show: (text: string) => string
}

type Given = {
  /** All that the person has said. */
  said: readonly string[]
  /** Of bills; hidden wherever it stands, and never shown again by a model's words. */
  secrets?: readonly string[]
  /** Suppliers and tariffs, which name nobody. */
  keep?: readonly string[]
}

/** What a mask has hidden so far and what it looks for. Plain data: whoever keeps it can go on elsewhere. */
export type Masking = {
  said: readonly string[]
  secrets: readonly string[]
  names: readonly string[]
  marks: Map<string, string>
  given: Map<string, string>
  counts: Map<string, number>
}

export function createMasking({ said, secrets = [], keep = [] }: Given): Masking {
  const names = [...new Set(said.flatMap(createNameFinder(keep)))].toSorted((a, b) => b.length - a.length)
  return { said, secrets, names, marks: new Map(), given: new Map(), counts: new Map() }
}

/** Each thing that is hidden has its own mark, the same throughout: `[name A]`. */
export function createMask({ said, secrets, names: found, marks, given, counts }: Masking): Mask {
  const markOf = (what: string, text: string): string => {
    const key = `${what} ${text.toLowerCase().replaceAll(/[\s-]/g, '')}`
    const known = marks.get(key)
    if (known !== undefined) return known
    const count = counts.get(what) ?? 0
    counts.set(what, count + 1)
    const mark = `[${what} ${letters(count)}]`
    marks.set(key, mark)
    if (said.some((each) => each.includes(text))) given.set(mark, text)
    return mark
  }
  const hidden = secrets.filter((secret) => secret.length > 2).map((secret) => new RegExp(spaced(secret), 'gi'))
  const names = found.map((name) => ({
    name,
    pattern: new RegExp(String.raw`(?<![\p{L}])${name}(?![\p{L}])`, isKept(name) ? 'gu' : 'giu'),
  }))

  return {
    hide(text) {
      let masked = text.normalize('NFKC').replaceAll(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
      for (const pattern of hidden) masked = masked.replaceAll(pattern, '[private]')
      for (const { what, pattern, keep: keepOf } of MASK_RULES) {
        masked = masked.replaceAll(
          pattern,
          (match: string, first: string) => keepOf?.(match, first) ?? markOf(what, match),
        )
      }
      for (const { name, pattern } of names) masked = masked.replaceAll(pattern, () => markOf('name', name))
      return masked.replaceAll('\u2010', '-')
    },
    show: (text) => text.replaceAll(/\[[a-z -]+ [A-Z]+\]/g, (mark) => given.get(mark) ?? mark),
  }
}

/** What of a bill names a person or a supply. */
export function identifiersOf(facts: BillFacts): string[] {
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

/** Also where it is spaced otherwise. */
function spaced(secret: string): string {
  const signs = secret.replaceAll(/[\s-]/g, '').split('')
  return signs.map((sign) => sign.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('[\\s-]?')
}
