import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS } from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import type { Household } from '../../agent-state.ts'
import { billOf, saidOf } from '../../home/home-of-turn.ts'
import { writeFigures } from '../../understand/find/write-figures.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'

/** A figure that is known, and how to put another in its place. */
type Known = { value: number; put: (to: number) => ToolCall[] }

const CONTRADICTS =
  /\b(?:not|wrong|incorrect|instead of|rather than|should (?:be|say|read)|typo|typed|meant|i said|actually|sorry|but it|misread|really|no longer)\b/
const SLIPPED = /\b(?:typo|typed|meant|sorry|i mean|oops|mistyped|actually|wrong|make that)\b/
const ASKS = /\?|^\W*(?:what|how|why|when|which|who|where|is|are|does|do i|did|can|could|should|will|would|if)\b/i
const LEAST_USE = 500
const NUMBER = /(?<![\d.,a-z])£?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?![\d%]|\s?(?:%|per ?cent))/gi

/** "It is not 75, it is 50": the figure that Mo knows is the wrong one, and the other is to stand in its place. */
export function correctFigure({ text, plain, state, world, slots }: Heard): HomeAnswer | undefined {
  const named = whichValue({ text, plain, state, slots })
  if (named) return named
  if (!CONTRADICTS.test(plain) || ASKS.test(text) || slots.days.length > 0) return undefined
  const said = saidOf(state)
  const known = [...ofHome(said), ...(state.subject === 'own' ? ofBill(billOf(world, state)?.facts) : [])]
  const figures = numbersIn(text)
  const pair = known
    .map((each) => ({ each, old: figures.find((figure) => isAbout(figure, each.value)) }))
    .find(({ old }) => old !== undefined)
  const others = pair ? figures.filter((figure) => figure !== pair.old) : []
  if (pair && others.length === 1 && others[0] !== undefined) return { calls: pair.each.put(others[0]), at_once: [] }
  return pair || figures.length !== 1 || figures[0] === undefined
    ? undefined
    : slipped(plain, figures[0], known, state.summary)
}

/** A figure of the size of a year's use, where Mo asked which value is wrong. */
function whichValue({
  text,
  plain,
  state,
  slots,
}: Pick<Heard, 'text' | 'plain' | 'state' | 'slots'>): HomeAnswer | undefined {
  const [to, ...more] = numbersIn(text)
  if (state.asked?.wanted !== 'which_value' || to === undefined || more.length > 0) return undefined
  if (to < LEAST_USE || /\b(?:rate|standing|fee|date|postcode|balance|total)\b/.test(plain)) return undefined
  const isGas = slots.fuel === 'gas' || (slots.fuel === undefined && /\bgas\b/i.test(state.summary.at(-2) ?? ''))
  const fuel = isGas ? 'gas' : 'electricity'
  return {
    calls: [
      {
        name: 'correct_fact',
        args: { path: `${fuel}.estimatedAnnualUsageKwh`, label: `yearly use of ${fuel}`, text: String(to) },
      },
    ],
    at_once: [],
  }
}

/** "Actually 116, I typed it wrong": of what was told a turn before, the one figure that Mo kept. */
function slipped(
  plain: string,
  to: number,
  known: readonly Known[],
  summary: readonly string[],
): HomeAnswer | undefined {
  if (!SLIPPED.test(plain) || plain.split(' ').length > 9) return undefined
  const before = numbersIn(summary.at(-2) ?? '')
  const found = known.filter(({ value }) => before.some((figure) => isAbout(figure, value)))
  const [only] = found
  return only && found.length === 1 && isLike(only.value, to) ? { calls: only.put(to), at_once: [] } : undefined
}

function isLike(one: number, other: number): boolean {
  return one / other < 20 && other / one < 20
}

function isAbout(figure: number, value: number): boolean {
  return figure === value || (value > 20 && Math.floor(value) === figure)
}

function numbersIn(text: string): number[] {
  const found = [...writeFigures(text).matchAll(NUMBER)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))
  return [...new Set(found)]
}

function note(patch: Household): ToolCall[] {
  return [
    { name: 'note_details', args: { ...patch } },
    { name: 'compare', args: { is_update: true } },
  ]
}

function ofHome(said: Household): Known[] {
  const { spend, kwh, rates, bedrooms, people, exitFeePence } = said
  return [
    ...(spend
      ? [{ value: spend.pence / 100, put: (to: number) => note({ spend: { ...spend, pence: Math.round(to * 100) } }) }]
      : []),
    ...FUELS.flatMap((fuel): Known[] => [
      ...(kwh?.[fuel] === undefined ? [] : [{ value: kwh[fuel], put: (to: number) => note({ kwh: { [fuel]: to } }) }]),
      ...(rates?.[fuel]?.unitPence === undefined
        ? []
        : [{ value: rates[fuel].unitPence, put: (to: number) => note({ rates: { [fuel]: { unitPence: to } } }) }]),
      ...(rates?.[fuel]?.standingPence === undefined
        ? []
        : [
            {
              value: rates[fuel].standingPence,
              put: (to: number) => note({ rates: { [fuel]: { standingPence: to } } }),
            },
          ]),
    ]),
    ...(bedrooms === undefined ? [] : [{ value: bedrooms, put: (to: number) => note({ bedrooms: to }) }]),
    ...(people === undefined ? [] : [{ value: people, put: (to: number) => note({ people: to }) }]),
    ...(exitFeePence === undefined
      ? []
      : [{ value: exitFeePence / 100, put: (to: number) => note({ exitFeePence: Math.round(to * 100) }) }]),
  ]
}

function ofBill(facts: BillFacts | undefined): Known[] {
  if (!facts) return []
  const correct =
    (path: string, label: string) =>
    (to: number): ToolCall[] => [{ name: 'correct_fact', args: { path, label, text: String(to) } }]
  return FUELS.flatMap((fuel): Known[] => {
    const {
      unitRates = [],
      standingChargePencePerDay: standing,
      estimatedAnnualUsageKwh: year,
      exitFeeGbp,
    } = facts[fuel] ?? {}
    const [unit] = unitRates
    return [
      ...(unit && unitRates.length === 1
        ? [{ value: unit.pencePerKwh, put: correct(`${fuel}.unitRates.0.pencePerKwh`, `${fuel} unit rate`) }]
        : []),
      ...(standing === undefined
        ? []
        : [{ value: standing, put: correct(`${fuel}.standingChargePencePerDay`, `${fuel} standing charge`) }]),
      ...(year === undefined
        ? []
        : [{ value: year, put: correct(`${fuel}.estimatedAnnualUsageKwh`, `yearly use of ${fuel}`) }]),
      ...(exitFeeGbp === undefined
        ? []
        : [{ value: exitFeeGbp, put: (to: number) => note({ exitFeePence: Math.round(to * 100) }) }]),
    ]
  })
}
