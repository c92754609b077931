import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { sayPence, unitPrice } from '../../home/unit-price.ts'
import { knownText } from '../../tools/results.ts'
import type { World } from '../../world.ts'

const READING = '(?:\\w+ ){0,4}?(?:says?|is|reads?|shows?|at|on|has|said)? ?(\\d{4,6})'
const METER_FIRST = new RegExp(
  `\\b(?:meter|mine|reading) ${READING}\\b.{0,25}\\b(?:bill|they|theirs|supplier|app|account) ${READING}\\b`,
)
const BILL_FIRST = new RegExp(
  `\\b(?:bill|they|theirs|supplier|app|account) ${READING}\\b.{0,25}\\b(?:meter|mine|actual|real|reading) ${READING}\\b`,
)
/** A few days of use make no case. */
const LITTLE = 60

/** "The meter says 20133 and the bill says 23133": the two set beside each other. */
export function sayTwoReadings(plain: string, state: AgentState, world: World): ToolResult | undefined {
  const [, own, billed] = METER_FIRST.exec(plain) ?? []
  const [, billed2, own2] = BILL_FIRST.exec(plain) ?? []
  const [meter, bill] = [Number(own ?? own2), Number(billed ?? billed2)]
  if (!Number.isFinite(meter) || !Number.isFinite(bill)) return undefined
  const apart = Math.abs(meter - bill)
  const units = `${apart.toLocaleString('en-GB')} units`
  const isGas = /\bgas\b/.test(plain)
  const price = isGas ? undefined : unitPrice('electricity', state, world)
  const worth = price
    ? ` If it is electricity, a unit is a kWh: ${price.at} that is about ${sayPence(apart * price.pence)}.`
    : ''
  const topic = { call: 'explain_term', args: { term: 'reading_lower' } }
  const says =
    apart < LITTLE
      ? `The two are ${units} apart, which a few days of use can explain. Look at the day of the reading on the bill. Then the bill is most likely right.`
      : meter < bill
        ? `Then the bill is ${units} ahead of your meter, so too much was billed.${worth} Mostly it is a guess that was too high, or one wrong digit. Check that the meter number is the one on the bill and whether an E stands beside the reading. Send the supplier your reading with a photo and the day, in writing, and ask for a new bill. Until then pay what is usual for you, and tell them that you dispute the rest.`
        : `Then your meter is ${units} ahead of the bill.${worth} If the bill is some weeks old, part of that is what you have used since. If it was a guess, it was too low, and the next bill makes up for it: send the reading now, with a photo, so that it does not grow, and put some money aside.`
  return knownText({ ...state, topic }, 'two_readings', says)
}
