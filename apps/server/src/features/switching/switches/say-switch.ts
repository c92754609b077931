import { sayDay, sayPounds } from '@mowatt/tariffs'
import type { SwitchEvent } from './event-store.ts'
import { missingForms } from './missing-forms.ts'
import type { SwitchRecord } from './switch-record.ts'

const FORMS = {
  name: 'your name',
  address: 'your address',
  supply: 'your supply numbers',
  contact: 'how to reach you',
  payment: 'how you pay',
} as const

/** What the person must do or may expect now, in one sentence. */
export function saySwitch(about: SwitchRecord, now: Date): string {
  const { supplier } = about.frozen.offer
  switch (about.state) {
    case 'draft':
    case 'details':
    case 'consent': {
      if (now >= about.offerExpiresAt) return 'This price has run out. Nothing was sent. Please compare again.'
      const [next] = missingForms(about)
      return next
        ? `Nothing is sent yet. Next: ${FORMS[next]}.`
        : 'Check your answers. Nothing is sent until you agree.'
    }
    case 'submitted':
      return `${supplier} has your request. You need not do anything.`
    case 'cooling_off':
      return `You can cancel until the end of ${day(about.coolingOffEndsOn)}, without a reason.`
    case 'switching':
      return `Your supply moves to ${supplier} by ${day(about.expectedOn)}. It is never interrupted.`
    case 'complete':
      return `${supplier} supplies your home now.`
    case 'cancelled':
      return 'You cancelled this switch. You stay with your supplier.'
    case 'failed':
      return 'This switch did not go ahead. You stay with your supplier.'
  }
}

/** One line of the timeline, for people. */
export function sayEvent({ state, reason }: SwitchEvent, about: SwitchRecord): string {
  const { offer } = about.frozen
  switch (state) {
    case 'draft':
      return `You chose ${offer.name} from ${offer.supplier}, at ${sayPounds(offer.pence)} a year.`
    case 'details':
      return 'You began to fill in your details.'
    case 'consent':
      return 'You filled in all that is needed.'
    case 'submitted':
      return `You agreed to the tariff and its prices. We sent your request to ${offer.supplier}.`
    case 'cooling_off':
      return `${offer.supplier} accepted. You have 14 days to change your mind, until the end of ${day(about.coolingOffEndsOn)}.`
    case 'switching':
      return 'The 14 days are over. Your supply is being moved, within 5 working days.'
    case 'complete':
      return `The switch is complete. ${offer.supplier} supplies your home.`
    case 'cancelled':
      return reason === 'before_consent'
        ? 'You cancelled. Nothing had been sent.'
        : 'You cancelled, and we told the supplier.'
    case 'failed':
      return sayObjection(reason, offer.supplier)
  }
}

/** Why it did not go ahead, and what can be done. */
export function sayObjection(reason: string | null | undefined, supplier: string): string {
  return reason === 'debt'
    ? 'Your present supplier objected: it says that a debt is older than 28 days. Pay it or agree a plan with them, then start again.'
    : `${supplier} could not take your home on. You can compare again and choose another tariff.`
}

function day(on: string | null): string {
  return on === null ? 'the day that we shall name' : sayDay(on)
}
