import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { type CharSet, charSet, isDisjoint, isWithin, NEWLINES, WORD } from './char-set.ts'
import { isAnchored } from './anchored.ts'
import { isAtEnd } from './at-end.ts'
import { charsOf, groupsOf } from './chars-of.ts'
import { isOneWay } from './one-way.ts'

const parser = new RegExpParser({ ecmaVersion: 2025 })
/** Fewer rounds than these may be told apart in several ways: they are counted. */
export const MANY = 4
const SEVERAL_WAYS = 'its rounds can be told apart in several ways'

export type Doubt = { why: string; node: AST.Quantifier | AST.Backreference }

/**
 * Proves that a search with this pattern takes a time that grows no faster than the text, or says what prevents it.
 *
 * A backtracking search is linear when each position of the text is reached in each state of the pattern a bounded
 * number of times. Without unbounded repetition that is so. A repetition of a class keeps it so when it can be entered
 * only where a run of its characters begins, or a fixed number of characters further on: behind `^`, behind a word
 * boundary, or behind a character that is not of the class. Then only one beginning leads to any place within the run.
 * A repetition of a group needs that too, and that its rounds can be told apart in one way only. It proves, and never
 * refutes: what is not proved here is refused too, and what is proved is still shown to scslre.
 */
export function proveLinear(source: string, flags: string): Doubt | undefined {
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  let doubt: Doubt | undefined
  visitRegExpAST(pattern, {
    onBackreferenceEnter: (node) => {
      if (!doubt && groupsOf(node).some(isUnbounded)) doubt = { why: 'refers back to what has no longest length', node }
    },
    onQuantifierEnter: (node) => {
      const why = doubt ? undefined : whyDoubt(node, flags)
      if (why) doubt = { why, node }
    },
  })
  return doubt
}

function whyDoubt(node: AST.Quantifier, flags: string): string | undefined {
  const isGroup = node.element.type === 'Group' || node.element.type === 'CapturingGroup'
  if (node.max !== Infinity) {
    return isGroup && node.max >= MANY && !isOneWay(node, flags) ? SEVERAL_WAYS : undefined
  }
  if (isGroup && !isOneWay(node, flags)) return SEVERAL_WAYS
  if (isLookedBackAt(node)) return 'looks back without a limit, from wherever it is tried'
  return isAtEnd(node, flags) || beginsOnce(node, flags) ? undefined : 'may begin anywhere within its own characters'
}

/** Only one beginning, or a fixed number of them, leads to any place within its run. */
export function beginsOnce(node: AST.Quantifier, flags: string): boolean {
  const chars = charsOf(node.element, flags)
  return isPinned(node, { chars, flags, seen: new Set([node]) }) || isAnchored(node, flags)
}

function isLookedBackAt(node: AST.Node): boolean {
  if (node.type === 'Assertion' && node.kind === 'lookbehind') return true
  return node.parent !== null && isLookedBackAt(node.parent)
}

function isUnbounded(node: AST.Node): boolean {
  let unbounded = false
  visitRegExpAST(node, { onQuantifierEnter: (inner) => void (unbounded ||= inner.max === Infinity) })
  return unbounded
}

type Run = { chars: CharSet; flags: string; seen: Set<AST.Node> }

/** Whatever leads to this element leaves a fixed number of characters, at most, since its run began. */
function isPinned(node: AST.Element, run: Run): boolean {
  const { parent } = node
  if (parent.type === 'Quantifier') {
    // A further round follows the end of the one before.
    if (parent.max > 1 && !run.seen.has(parent)) {
      run.seen.add(parent)
      const before = walkBack(parent.element, run)
      if (before === 'lost' || (before === 'on' && parent.max === Infinity)) return false
    }
    return isPinned(parent, run)
  }
  if (parent.type !== 'Alternative') return false
  for (const element of parent.elements.slice(0, parent.elements.indexOf(node)).toReversed()) {
    const before = walkBack(element, run)
    if (before !== 'on') return before === 'pinned'
  }
  const outer = parent.parent
  if (outer.type === 'Pattern') return false
  return isPinned(outer, run)
}

type Step = 'pinned' | 'on' | 'lost'

function walkBack(element: AST.Element, run: Run): Step {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return isDisjoint(charSet(element, run.flags), run.chars) ? 'pinned' : 'on'
    case 'Assertion':
      return walkAssertion(element, run)
    case 'Quantifier': {
      const inner = walkBack(element.element, run)
      if (inner === 'pinned') return element.min > 0 ? 'pinned' : 'on'
      return element.max === Infinity ? 'lost' : inner
    }
    case 'Group':
    case 'CapturingGroup':
      return worst(element.alternatives.map((alternative) => walkAlternative(alternative, run)))
    case 'Backreference':
      return worst(groupsOf(element).map((group) => walkBack(group, run)))
    case 'ExpressionCharacterClass':
      return 'lost'
  }
}

function walkAlternative({ elements }: AST.Alternative, run: Run): Step {
  for (const element of elements.toReversed()) {
    const step = walkBack(element, run)
    if (step !== 'on') return step
  }
  return 'on'
}

function worst(steps: Step[]): Step {
  return steps.includes('lost') ? 'lost' : steps.includes('on') ? 'on' : 'pinned'
}

function walkAssertion(assertion: AST.Assertion, { chars, flags }: Run): Step {
  switch (assertion.kind) {
    case 'start':
      return !flags.includes('m') || isDisjoint(chars, NEWLINES) ? 'pinned' : 'on'
    case 'end':
      return 'on'
    case 'word':
      return !assertion.negate && (isWithin(chars, WORD) || isDisjoint(chars, WORD)) ? 'pinned' : 'on'
    case 'lookahead':
      return 'on'
    case 'lookbehind':
      return assertion.alternatives.some((one) => forbids(one, assertion.negate, { chars, flags })) ? 'pinned' : 'on'
  }
}

/** `(?<![a-z])`, or `(?<=^| )`: the character before is not of the run. */
function forbids({ elements, parent }: AST.Alternative, isNegated: boolean, run: Omit<Run, 'seen'>): boolean {
  const ofOne = (one: AST.Element | undefined) =>
    one?.type === 'Character' || one?.type === 'CharacterSet' || one?.type === 'CharacterClass' ? one : undefined
  if (isNegated) {
    const one = elements.length === 1 ? ofOne(elements[0]) : undefined
    return one !== undefined && isWithin(run.chars, charSet(one, run.flags))
  }
  if (parent.type !== 'Assertion' || parent.kind !== 'lookbehind') return false
  return parent.alternatives.every((alternative) => {
    const last = alternative.elements.at(-1)
    if (last?.type === 'Assertion' && last.kind === 'start') return !run.flags.includes('m')
    const one = ofOne(last)
    return one !== undefined && isDisjoint(charSet(one, run.flags), run.chars)
  })
}
