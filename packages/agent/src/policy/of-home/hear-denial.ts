import type { ToolCall } from '../../agent-reply.ts'
import type { Household } from '../../agent-state.ts'
import { findPlaces } from '../../understand/find/find-place.ts'
import { askPostcode } from '../../tools/questions.ts'
import { noted } from '../../tools/note-details.ts'
import { knownText } from '../../tools/results.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'

const NOT =
  '(?:not|no|never|without|no longer|have not got|has not got|do not have|does not have|have not|not got|got no|got rid of)'
const NO_GAS = new RegExp(
  `\\b(?:i|we|house|flat|home|place|it)\\b.{0,15}\\b${NOT} (?:got |have |any |the |on |mains ){0,6}gas\\b(?! (?:since|today|now|coming|safe|leak|boiler|heating))`,
)
const NO_EV = new RegExp(
  `\\b(?:i|we)\\b.{0,10}\\b${NOT} (?:got |have |own |drive ){0,4}(?:an? |any )?(?:ev|electric (?:car|vehicle)|electricity (?:car|vehicle)|tesla)\\b`,
)
const NO_PREPAY = new RegExp(
  `\\b(?:i|we|were)\\b.{0,10}\\b(?:not|never|no longer) (?:on |have |got |pay by |with ){0,4}(?:an? |any )?(?:prepay\\w*|pay as you go|key meter|top up)`,
)
const NOT_PAID_SO = /\b(?:not|never|no longer)\b.{0,12}\b(?:direct debit|prepay\w*|pay as you go|on receipt)\b/
const NO_FEE =
  /^(?:actually |no |but |and |oh )*(?:there (?:is|are|was)|i have|we have|mine has|it has|my (?:deal|fix|tariff) has) (?:got )?(?:no|not an?|not any) (?:exit|leaving|early exit) fees?\b/
const ASKS =
  /\?|^(?:what|how|why|when|which|who|where|is|are|does|do i|did|can|could|should|will|would|if|show|find|any)\b/
const NOT_MY_BILL =
  /\b(?:that|this|it)(?: bill)?(?: is|s)? (?:not )?(?:my |our )?(?:mum|mam|dad|sister|brother|son|daughter|nan|gran|neighbour|landlord|tenant|friend|mate|ex|partner)\w*(?:'s)?\b.{0,12}\b(?:bill|not mine)\b|\bnot my bill\b|\bbill is not mine\b|\bwrong person s bill\b/
const MOVED =
  /\b(?:old|previous|last|wrong) (?:address|house|flat|place|home|postcode)\b|\b(?:moved|we are in|i am in|now in|live in|living in)\b.{0,20}\bnow\b|\bnow (?:in|live|living)\b/

/** What is not so at home, and a bill that is not theirs. */
export function hearDenial(heard: Heard): HomeAnswer | undefined {
  const { plain, text, state, world } = heard
  if (ASKS.test(plain) || text.includes('?')) return undefined
  const hasBill = world.bills.length > 0 && state.subject === 'own'
  if (world.bills.length > 0 && NOT_MY_BILL.test(plain))
    return {
      calls: [],
      at_once: [
        knownText(
          { ...state, subject: 'own' },
          'not_my_bill',
          'Thank you for saying so. I read that bill as your own, so what I worked out from it is for that home and not for yours. I can still answer questions about it. For your own home add your own bill: I always go by the newest one. Or tell me your postcode and what you pay.',
        ),
      ],
      about: { name: 'read_bill', args: {} },
    }
  const moved = hasBill ? placeOf(heard) : undefined
  if (moved) return moved
  if (FIX_OVER.test(plain)) return { calls: note({ deal: 'variable' }, true), at_once: [] }
  const event = METER_CHANGED.test(plain) ? meterChanged(heard) : undefined
  if (event) return event
  const patch: Household = {
    ...(NO_GAS.test(plain) && { fuels: 'electricity' as const }),
    ...(NO_EV.test(plain) && { hasEv: false }),
    ...(hasBill && NO_FEE.test(plain) && { exitFeePence: 0 }),
  }
  if (patch.hasEv === false && Object.keys(patch).length === 1 && !state.comparison && !hasBill) return noCar(heard)
  if (Object.keys(patch).length > 0)
    return {
      calls: note({ ...heard.slots.household, ...patch }, state.comparison !== undefined || hasBill || isMore(patch)),
      at_once: [],
    }
  const { paymentMethod } = heard.slots.household
  if (paymentMethod && NOT_PAID_SO.test(plain)) return { calls: note({ paymentMethod }, true), at_once: [] }
  return NO_PREPAY.test(plain) && !heard.slots.household.paymentMethod
    ? {
        calls: [],
        at_once: [
          knownText(
            state,
            'no_prepay',
            'Good to know, so I do not count with a prepayment meter. I take it that you pay by Direct Debit, until you tell me that you pay when the bill comes.',
          ),
        ],
        about: { name: 'note_details', args: {} },
      }
    : undefined
}

/** A thing that they lack changes nothing by itself, so nothing is asked for it. */
function isMore(patch: Household): boolean {
  return patch.hasEv === undefined
}

function note(patch: Household, compares: boolean): ToolCall[] {
  return [
    { name: 'note_details', args: { ...patch } },
    ...(compares ? [{ name: 'compare' as const, args: { is_update: true } }] : []),
  ]
}

/** "That is my old address, we are in Bath now." */
function placeOf({ plain, text, slots, state }: Heard): HomeAnswer | undefined {
  const [place] = findPlaces(text)
  if (!MOVED.test(plain) || !place || slots.household.postcode !== undefined) return undefined
  const [letter, ...others] = place.letters
  if (letter && others.length === 0) return { calls: note({ region: letter }, true), at_once: [] }
  return {
    calls: [],
    at_once: [
      askPostcode(
        state,
        'compare',
        `Then the place on the bill no longer holds. ${place.name} lies in more than one price region. `,
      ),
    ],
    about: { name: 'compare', args: {} },
    keepsAsked: true,
  }
}

const FIX_OVER =
  /^(?:but |no |actually |sorry |well )*(?:the|my|our|that) (?:fix\w*|deal|contract|tariff) (?:has |is |had |already |just |now )*(?:ended|over|finished|expired|run out)\b(?! (?:in|on|by) \d)/
const METER_CHANGED =
  /\b(?:had|got|have had) (?:my |the |our |a new )?(?:\w+ )?meters? (?:changed|replaced|swapped|fitted|exchanged|put in)\b|\bnew meter (?:was )?(?:fitted|put in|installed)\b/

/** Nothing to note, and one thing to watch. */
function meterChanged({ state }: Heard): HomeAnswer {
  const says =
    'Good to know. The tariff stays the same. Keep the last reading of the old meter and the first of the new one, with photos: the next bill must show both, and mistakes happen there. Is there anything that you would like me to check?'
  return {
    calls: [],
    at_once: [
      knownText({ ...state, topic: { call: 'explain_term', args: { term: 'meter_exchange' } } }, 'meter_changed', says),
    ],
    about: { name: 'explain_term', args: { term: 'meter_exchange' } },
  }
}

function noCar({ state }: Heard): HomeAnswer {
  const told = noted(state, { hasEv: false })
  const found = knownText(
    told.state,
    'no_car',
    `${told.says} So I leave tariffs for electric cars out, and can still tell you about them. What would you like to know?`,
  )
  return { calls: [], at_once: [found], about: { name: 'note_details', args: { hasEv: false } } }
}
