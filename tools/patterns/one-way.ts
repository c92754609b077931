import type { AST } from '@eslint-community/regexpp'
import { type CharSet, charSet, isDisjoint } from './char-set.ts'

const MOST_POSITIONS = 2000

/** The positions of a repetition's body where a character is read, what may begin and end it, and what follows what. */
type Places = { chars: CharSet[]; follow: Set<number>[] }
type Part = { first: number[]; last: number[]; isNullable: boolean }

/**
 * A text can be read as rounds of this repetition in one way at most. Two ways part at some position and meet again:
 * ways that can part and meet in a loop can do it in every round, and the number of ways doubles with each. What comes
 * after the last round does not count. Assertions are treated as if they were always true: that can only make it
 * stricter.
 */
export function isOneWay(loop: AST.Quantifier, flags: string): boolean {
  const places: Places = { chars: [], follow: [] }
  const body = place(loop.element, flags, places)
  if (body === undefined || body.isNullable) return false
  join(places, body, body)
  const seen = new Set<number>()
  const same = places.chars.map((_, at): [number, number] => [at, at])
  const apart = body.first.flatMap((one) => body.first.map((other): [number, number] => [one, other]))
  const waiting = [...same, ...apart].filter(([one, other]) => overlap(places, one, other))
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const [one, other] = pair
    const key = Math.min(one, other) * MOST_POSITIONS + Math.max(one, other)
    if (seen.has(key)) continue
    seen.add(key)
    for (const next of places.follow[one]!) {
      for (const also of places.follow[other]!) {
        if (!overlap(places, next, also)) continue
        if (next === also && one !== other) return false
        if (next !== also) waiting.push([next, also])
      }
    }
  }
  return true
}

function overlap({ chars }: Places, one: number, other: number): boolean {
  return !isDisjoint(chars[one]!, chars[other]!)
}

function join({ follow }: Places, before: Part, after: Part): void {
  for (const last of before.last) for (const first of after.first) follow[last]!.add(first)
}

/** Glushkov's construction: one place for each character that the pattern writes. */
function place(node: AST.Element, flags: string, places: Places): Part | undefined {
  if (places.chars.length > MOST_POSITIONS / 2) return undefined
  switch (node.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass': {
      const at = places.chars.push(charSet(node, flags)) - 1
      places.follow.push(new Set())
      return { first: [at], last: [at], isNullable: false }
    }
    case 'Assertion':
      return { first: [], last: [], isNullable: true }
    case 'Group':
    case 'CapturingGroup': {
      const parts = node.alternatives.map(({ elements }) =>
        chain(
          elements.map((element) => () => place(element, flags, places)),
          places,
        ),
      )
      if (parts.includes(undefined)) return undefined
      const all = parts.filter((part) => part !== undefined)
      return {
        first: all.flatMap(({ first }) => first),
        last: all.flatMap(({ last }) => last),
        isNullable: all.some(({ isNullable }) => isNullable),
      }
    }
    case 'Quantifier':
      return placeRounds(node, flags, places)
    case 'ExpressionCharacterClass':
    case 'Backreference':
      return undefined
  }
}

function placeRounds({ element, min, max }: AST.Quantifier, flags: string, places: Places): Part | undefined {
  const copies = Math.max(1, max === Infinity ? min : max)
  const rounds: Part[] = []
  for (let round = 0; round < copies; round++) {
    const part = place(element, flags, places)
    if (!part) return undefined
    // A round follows the one before it: leaving one out leaves out all that come after it.
    const before = rounds.at(-1)
    if (before) join(places, before, part)
    rounds.push(part)
  }
  const [first, last] = [rounds[0]!, rounds.at(-1)!]
  if (max === Infinity) join(places, last, last)
  return {
    first: first.first,
    last: rounds.slice(Math.max(0, min - 1)).flatMap((part) => part.last),
    isNullable: min === 0 || first.isNullable,
  }
}

function chain(parts: readonly (() => Part | undefined)[], places: Places): Part | undefined {
  let whole: Part = { first: [], last: [], isNullable: true }
  for (const make of parts) {
    const part = make()
    if (!part) return undefined
    join(places, whole, part)
    whole = {
      first: whole.isNullable ? [...whole.first, ...part.first] : whole.first,
      last: part.isNullable ? [...whole.last, ...part.last] : part.last,
      isNullable: whole.isNullable && part.isNullable,
    }
  }
  return whole
}
