import { sayPounds, type Tariff } from '@mowatt/tariffs'
import type { AgentState } from '../../agent-state.ts'
import { sayTerm } from '../../cards/offer-of-quote.ts'
import { fact, result } from '../../tools/results.ts'
import { factsOfText } from '../../verify/facts-of-text.ts'
import type { World } from '../../world.ts'
import type { Continued } from '../follow-up/continued.ts'
import { tariffInHand } from './quote-of.ts'
import { ratesOfTariff } from './tariff-beside-mine.ts'

export function ofRates(state: AgentState, world: World): Continued | undefined {
  const tariff = tariffInHand(state, world)
  const found = tariff && ratesOfTariff(tariff, state, world)
  return found && { calls: [], at_once: [found], about: { name: 'explain_tariff', args: { tariff_id: tariff.id } } }
}

const STUCK =
  /\bhow long\b.{0,12}\b(?:stuck|tied|locked|in it|signed)\b|\b(?:stuck|tied|locked) (?:in|into it|with it)?\b.{0,8}\bhow long\b/
const EXIT =
  /\b(?:what is|is there|any|whats) (?:the |an |a )?(?:exit|leaving|early exit)(?: fee| charge)?\b.{0,12}\b(?:that|it|this|one)\b|\b(?:their|its) (?:exit|leaving|early exit) ?(?:fees?|charges?)?\b/
const RISES =
  /^(?:(?:and|so|but|ok)\s+)*(?:can|could|will|would|does|might|is) (?:the |its |that |it |this )?(?:price|rate|cost|it|that)?s? ?(?:still |ever )?(?:go up|rise|change|increase|be put up|guaranteed)\b.{0,12}$/
const IS_CHEAPEST = /^(?:(?:and|so|but|ok)\s+)*is (?:that|this|it) (?:really )?the (?:cheapest|best)\b.{0,20}$/
const WHO =
  /\b(?:proper|real|legit\w*|actual|genuine|decent|trustworthy|reliable) (?:company|supplier|firm|one|lot)\b|\bare they (?:any good|legit\w*|real|ok|trustworthy|reliable)\b/
/** "A real one" of these is of the bill. */
const OF_BILL = /\b(?:readings?|estimate\w*|guess\w*|bill|meter)\b/

/** What binds and what moves, of the tariff in hand. */
export function ofTerms(plain: string, tariff: Tariff, state: AgentState): Continued | undefined {
  const fee =
    tariff.exitFeePencePerFuel > 0
      ? `Leaving it early costs ${sayPounds(tariff.exitFeePencePerFuel)} for each fuel.`
      : 'It has no exit fee, so you can leave at any time.'
  const says = STUCK.test(plain)
    ? `${sayTerm(tariff)} ${fee}`
    : EXIT.test(plain)
      ? fee
      : RISES.test(plain)
        ? tariff.kind === 'fixed'
          ? `Not before the fix ends: its unit rates and standing charges stay. Only VAT can change them, and your bill still follows your use.`
          : `Yes. Its rates can change, so the figure holds only as long as they stay.`
        : IS_CHEAPEST.test(plain)
          ? `Of the tariffs that are shown${tariff.id === state.comparison?.shown[0] ? ' it is the cheapest' : ' it is not the cheapest'}. The order is the cost of a year for your use.`
          : WHO.test(plain) && !OF_BILL.test(plain)
            ? `It is from ${tariff.supplier}.${tariff.isSample ? ' That name is invented: the list holds samples so far, and nothing can be bought yet.' : ''} A supplier needs a licence from Ofgem, and if one fails your supply goes on and your credit is protected.`
            : undefined
  if (says === undefined) return undefined
  const whole = `${tariff.name}: ${says}`
  const names = [fact('one.tariff', 'tariff', tariff.name), fact('one.supplier', 'supplier', tariff.supplier)]
  return {
    calls: [],
    at_once: [result({ ...state, pointed: tariff.id }, 'one', whole, [], [...names, ...factsOfText('one', whole)])],
    about: { name: 'explain_tariff', args: { tariff_id: tariff.id } },
  }
}

/** One term of the tariff that is talked about, and no more. */
export function ofTariff(plain: string, state: AgentState, world: World): Continued | undefined {
  const tariff = tariffInHand(state, world)
  if (!tariff) return undefined
  const fee =
    tariff.exitFeePencePerFuel > 0
      ? `Yes. Leaving it early costs ${sayPounds(tariff.exitFeePencePerFuel)} for each fuel.`
      : 'No, it has no exit fee.'
  const months = tariff.term && 'months' in tariff.term ? ` for ${tariff.term.months} months` : ''
  const kind =
    tariff.kind === 'fixed'
      ? `It is a fix${months}.`
      : `It is ${tariff.kind === 'tracker' ? 'a tracker' : 'variable'}, so its price can change.`
  const green = tariff.features.includes('green') ? 'Yes, the supplier calls it green.' : 'No, it is not sold as green.'
  const says = `${tariff.name}: ${/fee/.test(plain) ? fee : /green|renew/.test(plain) ? green : kind}`
  const facts = [fact('one.tariff', 'tariff', tariff.name), ...factsOfText('one', says)]
  return {
    calls: [],
    at_once: [result({ ...state, pointed: tariff.id }, 'one', says, [], facts)],
    about: { name: 'explain_tariff', args: { tariff_id: tariff.id } },
  }
}
