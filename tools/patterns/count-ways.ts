import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { type CharSet, charSet, EVERYTHING, isDisjoint, isWithin, NOTHING } from './char-set.ts'
import { beginsOnce, MANY } from './prove-linear.ts'

const parser = new RegExpParser({ ecmaVersion: 2025 })
type OneChar = AST.Character | AST.CharacterSet | AST.CharacterClass

/** A text of one character or one word, repeated. */
type Text = { chars: CharSet; period: number }
/** In how many ways a part reads such a text: as a whole, its beginning or its end alone, and the most anywhere inside. */
type Ways = { whole: number; head: number; tail: number; most: number }
type Search = { text: Text; flags: string; free: ReadonlySet<string> }

const ONE: Ways = { whole: 1, head: 1, tail: 1, most: 1 }
const NONE: Ways = { whole: 0, head: 1, tail: 1, most: 1 }

/**
 * How often a search may reach the same position of a text, at most. Repetitions with a limit that follow each other
 * share out a text that all of them can read in as many ways as the product of their limits: `a{1,1000}a{1,1000}b`
 * tries a million for each character. One that begins only where a run begins counts once, however long: nothing else
 * leads to its places.
 */
export function countWays(source: string, flags: string): number {
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const pattern = parser.parsePattern(source, 0, source.length, modes)
  const free = freeOf(parser.parsePattern(source, 0, source.length, modes), flags)
  const texts = textsFor(pattern, flags)
  return Math.max(1, ...texts.map((text) => ofAlternatives(pattern.alternatives, { text, flags, free }).most))
}

/** The repetitions, by their place, that would be linear without their limit. */
function freeOf(pattern: AST.Pattern, flags: string): ReadonlySet<string> {
  const limited: AST.Quantifier[] = []
  visitRegExpAST(pattern, {
    onQuantifierEnter: (node) => {
      if (node.max === Infinity || node.max === 1) return
      limited.push(node)
      node.max = Infinity
    },
  })
  return new Set(limited.filter((node) => beginsOnce(node, flags)).map(placeOf))
}

function placeOf({ start, end }: AST.Quantifier): string {
  return `${start}-${end}`
}

/** One for each kind of character that the pattern distinguishes, and one for each word in it. */
function textsFor(pattern: AST.Pattern, flags: string): Text[] {
  const sets = new Set<CharSet>()
  const words: Text[] = []
  const add = (node: OneChar) => {
    if (node.parent.type === 'Alternative' || node.parent.type === 'Quantifier') sets.add(charSet(node, flags))
  }
  visitRegExpAST(pattern, {
    onCharacterEnter: add,
    onCharacterSetEnter: add,
    onCharacterClassEnter: add,
    onAlternativeEnter: ({ elements }) => {
      let word: Text = { chars: NOTHING, period: 0 }
      for (const element of elements) {
        if (element.type === 'Character')
          word = { chars: word.chars | charSet(element, flags), period: word.period + 1 }
        else word = { chars: NOTHING, period: 0 }
        words.push(word)
      }
    },
  })
  let kinds = [EVERYTHING]
  for (const set of sets) kinds = kinds.flatMap((kind) => [kind & set, kind & ~set]).filter((kind) => kind !== NOTHING)
  return [...kinds.map((chars) => ({ chars, period: 1 })), ...words.filter(({ period }) => period > 1)]
}

function ofElement(node: AST.Element, search: Search): Ways {
  switch (node.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return isDisjoint(charSet(node, search.flags), search.text.chars) ? NONE : ONE
    case 'Group':
    case 'CapturingGroup':
      return ofAlternatives(node.alternatives, search)
    case 'Assertion': {
      if (node.kind !== 'lookahead' && node.kind !== 'lookbehind') return ONE
      // After the lookaround the search does not go back into it.
      const { most } = ofAlternatives(node.alternatives, search)
      return { whole: 1, head: most, tail: 1, most }
    }
    case 'Quantifier':
      return ofRounds(node, search)
    case 'ExpressionCharacterClass':
    case 'Backreference':
      return ONE
  }
}

function ofRounds(node: AST.Quantifier, search: Search): Ways {
  const { element, min, max } = node
  const round = ofElement(element, search)
  const whole = Math.max(min === 0 ? 1 : 0, sumOfRounds(node, round.whole, search))
  const again = max > 1 ? round.tail * round.head : 1
  return {
    whole,
    head: Math.max(whole, round.head),
    tail: Math.max(whole, round.tail),
    most: Math.max(whole, round.most, again),
  }
}

function sumOfRounds(node: AST.Quantifier, ways: number, { text, flags, free }: Search): number {
  const { element, min, max } = node
  if (ways === 0) return 0
  // Many rounds can be told apart in one way only, or the proof has refused them.
  const isSum = ways > 1 && max < MANY
  if (!isSum && (max === Infinity || free.has(placeOf(node)))) return 1
  if (isSum) return Array.from({ length: max - min + 1 }, (_, more) => ways ** (min + more)).reduce((a, b) => a + b)
  if (element.type === 'Group' || element.type === 'CapturingGroup') return max - min + 1
  // A word matches only where it begins.
  return isWithin(text.chars, charSet(element as OneChar, flags)) ? Math.ceil((max - min + 1) / text.period) : 1
}

function ofAlternatives(alternatives: readonly AST.Alternative[], search: Search): Ways {
  const all = alternatives.map(({ elements }) => ofSequence(elements, search))
  return {
    whole: all.reduce((sum, { whole }) => sum + whole, 0),
    head: Math.max(...all.map(({ head }) => head)),
    tail: Math.max(...all.map(({ tail }) => tail)),
    most: Math.max(...all.map(({ most }) => most)),
  }
}

function ofSequence(elements: readonly AST.Element[], search: Search): Ways {
  let sequence = ONE
  for (const element of elements) {
    const next = ofElement(element, search)
    sequence = {
      whole: sequence.whole * next.whole,
      head: Math.max(sequence.head, sequence.whole * next.head),
      tail: Math.max(next.tail, sequence.tail * next.whole),
      most: Math.max(sequence.most, next.most, sequence.tail * next.head),
    }
  }
  return sequence
}
