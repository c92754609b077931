import { sayPounds } from '@mowatt/tariffs'
import { numbersOfBill } from '../../bill/numbers-of-bill.ts'
import { billOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import { writeFigures } from '../../understand/find/write-figures.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'

const MOST_WORDS = 9
const SUM = /(?<![\d.,])£? ?(\d{1,4}(?:\.\d{2})?)(?![\d.,%]| ?(?:p\b|kwh|days?|%))/g
/** Nothing but the number, and words that ask where it is from or whether it is so. */
const HOLDS =
  /\b(?:and|so|ok|then|but|how|what|where|why|did|do|does|they|you|get|got|is|was|are|the|that|this|it|from|come|comes|came|for|about|figure|number|sum|bit|one|yes|yeah|i|we|owe|before|mean|of|on|my|bill|whats|made|make|makes|up|in|to|pay|be|would|new|old|only|just|really|supposed|due|left|over|pounds|quid|standing|charges?|energy|gas|electric|electricity|leccy|use|used|month|january|february|march|april|may|june|july|august|september|october|november|december|alone|total|all|together|more|than)\b/g

/** "How did they get 67.38?": which figure of the bill a number is, and what it is made of. */
export function explainNumber({ plain: given, state, world }: Heard): HomeAnswer | undefined {
  const facts = billOf(world, state)?.facts
  // Whether a sum is right is judged elsewhere.
  const plain = writeFigures(given).replace(/^(?:ok |and )?right (?:so )?/, 'so ')
  if (!facts || plain.split(' ').length > MOST_WORDS || state.asked) return undefined
  const numbers = [...plain.matchAll(SUM)].map(([, digits = '']) => digits)
  if (numbers.length !== 1 || plain.replaceAll(SUM, ' ').replaceAll(HOLDS, ' ').trim() !== '') return undefined
  const [digits = ''] = numbers
  const isExact = digits.includes('.')
  const pence = Math.round(Number(digits) * 100)
  const known = numbersOfBill(facts).find((each) =>
    isExact ? each.pence === pence : pence >= 1500 && Math.abs(each.pence - pence) < 60,
  )
  if (!known) return undefined
  const isAsked = !/^(?:so|and so)\b/.test(plain) || /\b(?:how|what|where|why|whats)\b/.test(plain)
  const says = `${isAsked ? '' : 'Yes: '}${sayPounds(known.pence)} is ${known.of}.`
  const args = { aspect: 'total', asked: 'number' }
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: 'explain_bill', args } }, 'explain_number', says)],
    about: { name: 'explain_bill', args },
  }
}
