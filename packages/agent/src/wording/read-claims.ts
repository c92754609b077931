import type { Figure } from '../verify/figure.ts'
import { placedFigures } from '../verify/figures-in.ts'
import type { KnownNames } from '../verify/names-in.ts'
import { claimOf } from './claim-words.ts'
import { plainOf } from './plain-of.ts'
import { settleClaims } from './settle-claims.ts'

/** One thing that a sentence says, and in which part of it. */
export type Claim =
  | { kind: 'word'; key: string; part: number }
  | { kind: 'tariff' | 'supplier'; key: string; part: number }
  | { kind: 'figure'; key: string; figure: Figure; part: number }

export type Claims = {
  plain: string
  /** In the order in which they are said. */
  said: readonly Claim[]
  isQuestion: boolean
  /** Whether it speaks of what the person has, and not of what there is. */
  isOwn: boolean
  /** Whether it says what would be, and not what is. */
  isSupposed: boolean
}

const OWN =
  /\byou (?:now |already |currently )?(?:have|are|pay|owe|use)\b|\byour (?!home|use|region|postcode|bill|mind|meter|energy)/
/** How the engine speaks of somebody's own deal, whoever that is. */
const OWN_OF_ENGINE = /\bthe fixed deal\b|\ba supplier (?:must|can)\b|\bleaving (?:it )?today\b|\ba year as now\b/
const TIME_AFTER = /^\s+(?:day|week|month|quarter|year|winter|hour)/
/** A mask, a word, a pause, what was taken out already; any other sign claims something too. */
const ITEM = /\[[a-z ]+\]|\p{L}+(?:'\p{L}+)?|\d+|[,;()]|(?<![.!?])[.!?]+(?=\s|$)|\|+|[^\s.!?:'-]/gu
const BREAKS: ReadonlySet<string> = new Set(['and', 'but', 'so', 'or', 'which', 'while', 'plus'])

/** A sentence as its claims: figures, names and the words that are no glue. */
export function readClaims(text: string, known: KnownNames): Claims {
  const plain = plainOf(text)
  const marks = new Map<number, { kind: 'tariff' | 'supplier' | 'figure'; key: string; figure?: Figure }>()
  let left = plain
  for (const { kind, key, pattern } of patternsOf(known)) {
    left = left.replaceAll(pattern, (name: string, at: number) => {
      marks.set(at, { kind, key })
      return blank(name)
    })
  }
  for (const { at, whole, ...figure } of placedFigures(left)) {
    marks.set(at, { kind: 'figure', key: `${figure.domain} ${figure.value}`, figure })
    left = left.slice(0, at) + blank(whole) + left.slice(at + whole.length)
  }
  const said: Claim[] = []
  let part = 0
  let isRange = false
  for (const { 0: item, index } of left.matchAll(ITEM)) {
    if (item.startsWith('|')) {
      for (let at = index; at < index + item.length; at += 1) {
        const mark = marks.get(at)
        if (!mark) continue
        // Two of a kind in one breath: what follows the first is the first one's.
        if (said.some((each) => each.part === part && isRival(each, mark))) {
          if (!isRange) part += 1
          isRange = false
        }
        said.push({ ...mark, part } as Claim)
      }
    } else if (/^[,;().!?]/.test(item) || (BREAKS.has(item) && !(isRange && item === 'and'))) {
      part += 1
      // An alternative is more than a pause; "£75 for each, or £150 for both" is none.
      if (item === 'or' && !(left.slice(0, index).endsWith(', ') && isSumAt(left, index + item.length, marks))) {
        said.push({ kind: 'word', key: 'OR', part })
      }
    } else {
      const key = keyOf(item, left.slice(index + item.length), marks, index + item.length)
      // "Between" one figure and another is one thing.
      isRange ||= key === 'BETWEEN'
      if (key !== undefined && item !== 'and') said.push({ kind: 'word', key, part })
    }
  }
  return {
    plain,
    said: settleClaims(said),
    isQuestion: /\?[^\w?]*$/.test(plain),
    isOwn: OWN.test(plain) || OWN_OF_ENGINE.test(plain),
    isSupposed: /\bwould\b/.test(plain),
  }
}

function isSumAt(left: string, from: number, marks: ReadonlyMap<number, { figure?: Figure }>): boolean {
  const gap = /^ (?:about )?/.exec(left.slice(from))?.[0].length ?? 0
  return marks.get(from + gap)?.figure?.domain === 'money'
}

function isRival(claim: Claim, { kind, figure }: { kind: string; figure?: Figure }): boolean {
  return claim.kind === kind && (claim.kind !== 'figure' || claim.figure.domain === figure?.domain)
}

/** Some words mean another thing before a figure. */
function keyOf(word: string, rest: string, marks: Map<number, { figure?: Figure }>, from: number): string | undefined {
  const gap = /^\s*/.exec(rest)?.[0].length ?? 0
  const next = marks.get(from + gap)?.figure
  if (word === 'from' || word === 'since')
    return next?.domain === 'day' ? 'BEGIN' : word === 'since' ? 'BEGIN' : undefined
  if (/^(?:about|around|roughly|approximately)$/.test(word))
    return next ? 'APPROX' : word === 'about' ? undefined : 'APPROX'
  if (/^(?:each|every)$/.test(word) && TIME_AFTER.test(rest)) return undefined
  return claimOf(word)
}

type NamePattern = { kind: 'tariff' | 'supplier'; key: string; pattern: RegExp }
const patterns = new WeakMap<KnownNames, NamePattern[]>()

/** Longest first: a name may begin with another one. */
function patternsOf(known: KnownNames): NamePattern[] {
  const made = patterns.get(known)
  if (made) return made
  const all = [
    ...known.tariffs.map((name) => ({ kind: 'tariff' as const, name })),
    ...known.suppliers.map((name) => ({ kind: 'supplier' as const, name })),
  ]
  const found = all
    .map(({ kind, name }) => ({ kind, key: plainOf(name) }))
    .filter(({ key }) => key !== '')
    .toSorted((a, b) => b.key.length - a.key.length)
    .map(({ kind, key }) => ({
      kind,
      key,
      pattern: new RegExp(`(?<![a-z\\d])${key.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![a-z\\d])`, 'g'),
    }))
  patterns.set(known, found)
  return found
}

function blank(text: string): string {
  return '|'.repeat(text.length)
}

/** Sentences as one, each of its parts still apart. */
export function joinClaims(all: readonly Claims[]): Claims {
  const [only] = all
  if (only && all.length === 1) return only
  let parts = 0
  const said = all.flatMap((claims) => {
    const from = parts
    parts += 1 + Math.max(0, ...claims.said.map(({ part }) => part))
    return claims.said.map((claim): Claim => ({ ...claim, part: claim.part + from }))
  })
  return {
    plain: all.map(({ plain }) => plain).join(' '),
    said,
    isQuestion: all.at(-1)?.isQuestion ?? false,
    isOwn: all.some(({ isOwn }) => isOwn),
    isSupposed: all.some(({ isSupposed }) => isSupposed),
  }
}
