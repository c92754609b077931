import { type AST, RegExpParser } from '@eslint-community/regexpp'

export type Chance = () => number

const parser = new RegExpParser({ ecmaVersion: 2025 })
const LETTERS = Array.from(' abcdefghijklmnopqrstuvwxyz0123456789ABCXYZ.,:;-/\'"()[]{}<>=+*&%$£@#!?_~|^`\\\n\t–’é€→')
const MOST_ROUNDS = 4
const chosen = new Map<string, string>()

/** A text that a pattern matches, or nearly: its assertions are ignored. */
export function sampleOf(source: string, flags: string, chance: Chance): string {
  const pattern = parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') })
  return oneOf(pattern.alternatives, chance)
}

function oneOf(alternatives: readonly AST.Alternative[], chance: Chance): string {
  const { elements } = alternatives[Math.floor(chance() * alternatives.length)]!
  return elements.map((element) => textOf(element, chance)).join('')
}

function textOf(element: AST.Element, chance: Chance): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value)
    case 'CharacterSet':
    case 'CharacterClass':
      return letterOf(element.raw)
    case 'Group':
    case 'CapturingGroup':
      return oneOf(element.alternatives, chance)
    case 'Quantifier': {
      const rounds = element.min + Math.floor(chance() * (Math.min(element.max - element.min, MOST_ROUNDS) + 1))
      return Array.from({ length: rounds }, () => textOf(element.element, chance)).join('')
    }
    case 'Assertion':
    case 'ExpressionCharacterClass':
    case 'Backreference':
      return ''
  }
}

function letterOf(raw: string): string {
  const known = chosen.get(raw)
  if (known !== undefined) return known
  const one = new RegExp(`^(?:${raw})$`, 'u')
  const letter = LETTERS.toSorted((a, b) => Number(a === ' ') - Number(b === ' ')).find((each) => one.test(each)) ?? 'x'
  chosen.set(raw, letter)
  return letter
}
