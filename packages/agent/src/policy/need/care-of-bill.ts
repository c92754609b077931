import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { sayPounds } from '@mowatt/tariffs'
import type { AgentState } from '../../agent-state.ts'
import { billOf, homeOfTurn } from '../../home/home-of-turn.ts'
import { yearNow } from '../../home/year-now.ts'
import type { World } from '../../world.ts'

type Say = (facts: BillFacts, state: AgentState, world: World) => string | undefined

const HALF = 6
const WHOLE = 12

/** What a need is answered with where the bill on the table knows the sum or the supplier. */
const OF_BILL: Readonly<Record<string, Say>> = {
  'debt.plan': (facts, state, world) => {
    const owed = Math.round((facts.balanceGbp ?? 0) * 100)
    if (owed <= 0) return undefined
    const year = yearNow(homeOfTurn({ state, world }), world.today)?.cost.pence
    const use =
      year === undefined ? 'what you use' : `what you use, about ${sayPounds(Math.round(year / WHOLE))} a month as now`
    return `The bill asks for ${sayPounds(owed)}. Spread over ${HALF} months that is ${sayPounds(Math.ceil(owed / HALF))} a month, over ${WHOLE} months ${sayPounds(Math.ceil(owed / WHOLE))}, on top of ${use}. Offer only what is left after rent and food: ${facts.supplier ?? 'the supplier'} must take that into account. StepChange does the budget with you, for free.`
  },
  'debt.who': ({ supplier }) =>
    supplier === undefined
      ? undefined
      : `First ${supplier}: the number is on the bill, mostly at the top or on the back. Ask for the team for people who cannot pay. If you would rather speak to somebody else first: Citizens Advice on 0808 223 1133, National Debtline on 0808 808 4000, or StepChange online. All free and in confidence, and they can speak to the supplier for you.`,
  'debt.say': ({ supplier, balanceGbp = 0 }) =>
    supplier === undefined || balanceGbp <= 0
      ? undefined
      : `You can read this out to ${supplier}: “My bill says that I owe ${sayPounds(Math.round(balanceGbp * 100))}. I cannot pay it at once, and I want to sort it out. I can pay this much a month on top of what I use. Please put me on a payment plan, and tell me of your hardship fund.” Say who lives with you, if anybody is ill, older or very young. Ask for it in writing, and do not agree to more than you can keep.`,
}

/** The bill’s own answer for a need, where it has one. */
export function careOfBill(label: string, state: AgentState, world: World): string | undefined {
  const facts = billOf(world, state)?.facts
  return facts && OF_BILL[label]?.(facts, state, world)
}
