import { findAppliance, type Tariff } from '@mowatt/tariffs'
import type { Scope, Which } from '../../command/command.ts'
import type { Details } from '../details/read-details.ts'
import type { TurnContext } from '../reader.ts'
import { WHICH } from './model-schema.ts'
import { nearest } from '@mowatt/text/find/nearest'

type Given = { text: string; details: Details; turn: TurnContext }

const COUNTS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const COUNTED = new RegExp(`\\b(?:${COUNTS.join('|')})\\b`, 'i')
const IN_FIGURES =
  /\b(\d{1,2})(?:st|nd|rd|th)\b|(?:\b(?:number|no\.?|option|offer|deal)|#)\s?(\d{1,2})\b|^\W{0,5}(\d{1,2})\W{0,5}$/i
const NEXT_BEST = /\b(?:runner.?up|next best|second best)\b/i
/** Shorter words are in many names. */
const SHORTEST = 4
const IN_MANY: ReadonlySet<string> = new Set(['energy', 'fixed', 'tariff', 'variable', 'power', 'green', 'tracker'])
const LONGEST_NAME = 80

/** Which one is meant: the model says that one is counted or named, the words say which. `unsaid`: they don't. */
export function fillWhich(said: unknown, of: Scope | undefined, given: Given): Which | 'unsaid' | undefined {
  const kind = nearest(WHICH, said)
  if (!kind) return undefined
  if (of === 'appliance')
    return findAppliance(given.text) === undefined ? 'unsaid' : { name: given.text.slice(0, LONGEST_NAME) }
  if (kind === 'best' || kind === 'last') return kind
  const { which } = given.details
  if (which && which.value !== 'it') return which.value
  return kind === 'it' ? kind : (counted(given.text) ?? named(given) ?? 'unsaid')
}

function counted(text: string): Which | undefined {
  if (NEXT_BEST.test(text)) return { nth: 2 }
  const word = COUNTED.exec(text)?.[0].toLowerCase()
  if (word !== undefined) return { nth: COUNTS.indexOf(word) + 1 }
  const nth = Number(IN_FIGURES.exec(text)?.slice(1).find(Boolean))
  return nth >= 1 ? { nth } : undefined
}

/** The offer with most words of its name or its supplier's in the text, "the Meadow one": of several, the first shown. */
function named({ text, turn: { state, world } }: Given): Which | undefined {
  const words = new Set(wordsOf(text))
  const shown = state.comparison?.shown
  const offers = shown?.flatMap((id) => world.catalogue.filter((each) => each.id === id)) ?? world.catalogue
  const best = offers
    .map((tariff) => ({ tariff, shared: sharedWords(tariff, words) }))
    .filter(({ shared }) => shared > 0)
  const most = Math.max(0, ...best.map(({ shared }) => shared))
  const [only, ...others] = best.filter(({ shared }) => shared === most)
  return only && (shown || others.length === 0) ? { name: only.tariff.name } : undefined
}

/** The supplier of the offers that the words name. */
export function supplierIn(text: string, { world }: TurnContext): string | undefined {
  const words = new Set(wordsOf(text))
  return world.catalogue.find(({ supplier }) => isNamed(supplier, words))?.supplier
}

function isNamed(supplier: string, words: ReadonlySet<string>): boolean {
  return wordsOf(supplier).some((each) => each.length >= SHORTEST && !IN_MANY.has(each) && words.has(each))
}

function sharedWords({ name, supplier }: Tariff, words: ReadonlySet<string>): number {
  const own = new Set(wordsOf(`${name} ${supplier}`).filter((each) => !IN_MANY.has(each)))
  return [...own].filter((each) => words.has(each) && (each.length >= SHORTEST || /\d/.test(each))).length
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter((each) => each !== '')
}
