import { sayPounds } from '@mowatt/tariffs'
import { comparisonOf } from '../../home/compare-home.ts'
import { billOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import { personIn } from '../../understand/find/find-subject.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'

const PAYS = /\b(?:i|we)\b.{0,14}\b(?:pay|paying)\b|\b(?:my|our|the) (?:direct debit|payment)\b.{0,10}\bis\b/
const ASKS = /\?|^(?:what|how|why|when|which|who|where|is|are|does|do|did|can|could|should|will|would|if)\b/
const CAN_ONLY = /\b(?:can only|cannot|only afford|can afford|can manage|afford)\b/
const OTHERS = /\b(?:pays?|paying)\b/
const MONTHS = 12

/** What is paid in a month, where a bill says what it should be; or what somebody else pays beside it. */
export function hearPayment(heard: Heard): HomeAnswer | undefined {
  const { plain, text, slots, state, world } = heard
  const { spend } = slots.household
  const facts = billOf(world, { ...state, subject: 'own' })
  if (
    !facts ||
    !spend ||
    /\b(?:not|never|no longer) (?:paying|pay)\b|\boff (?:it|that)\b/.test(plain) ||
    spend.period !== 'month' ||
    ASKS.test(plain) ||
    text.includes('?')
  )
    return undefined
  if (CAN_ONLY.test(plain)) return { calls: [{ name: 'help_route', args: { kind: 'debt' } }], at_once: [] }
  const who = personIn(text)
  if (state.subject === 'own' && PAYS.test(plain) && who === undefined && Object.keys(slots.household).length <= 2)
    return {
      calls: [
        { name: 'note_details', args: { ...slots.household } },
        { name: 'explain_bill', args: { aspect: 'debit_fit', paid_pence: spend.pence } },
      ],
      at_once: [],
    }
  if (who === undefined || !OTHERS.test(plain) || state.subject === 'own') return undefined
  const own = { ...state, subject: 'own' as const }
  const now = comparisonOf({ state: own, world })?.current.pence
  if (now === undefined) return undefined
  const says = `Your ${who} pays ${sayPounds(spend.pence)} a month, which is ${sayPounds(spend.pence * MONTHS)} a year. A year as now is ${sayPounds(now)} for you, about ${sayPounds(Math.round(now / MONTHS))} a month. The size of a home says little: the kWh, the rates, the region and a credit or debt in the payment make the difference. If you know the kWh and the rates of both, I can say which it is. Shall I look at your ${who}’s home too, or at yours?`
  return {
    calls: [],
    at_once: [
      knownText({ ...own, topic: { call: 'explain_bill', args: { aspect: 'against_typical' } } }, 'beside_them', says),
    ],
    about: { name: 'explain_bill', args: { aspect: 'against_typical' } },
  }
}
