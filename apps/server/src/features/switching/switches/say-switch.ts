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

/** What the user must do or may expect now, in one sentence. */
export function saySwitch(about: SwitchRecord, now: Date): string {
  const { supplier } = about.frozen.offer
  switch (about.state) {
    case 'draft':
    case 'details':
    case 'consent': {
      if (now >= about.offerExpiresAt)
        return 'This price has expired, and we didn’t send anything. Please compare again.'
      const [next] = missingForms(about)
      return next
        ? `We haven’t sent anything yet. Next: ${FORMS[next]}.`
        : 'Check your answers. We won’t send anything until you agree to the switch.'
    }
    case 'submitted':
      return `${supplier} has your request. You don’t need to do anything.`
    case 'cooling_off':
      return `You can cancel until the end of ${day(about.coolingOffEndsOn)}, and you don’t have to say why.`
    case 'switching':
      return `Your supply will move to ${supplier} by ${day(about.expectedOn)}. Your energy stays on throughout.`
    case 'complete':
      return `${supplier} now supplies your home.`
    case 'cancelled':
      return 'You cancelled this switch, so you’re staying with your current supplier.'
    case 'failed':
      return 'This switch didn’t go ahead, so you’re staying with your current supplier.'
  }
}

/** One line of the timeline, for people. */
export function sayEvent({ state, reason }: SwitchEvent, about: SwitchRecord): string {
  const { offer } = about.frozen
  switch (state) {
    case 'draft':
      return `You chose ${offer.name} from ${offer.supplier}, at ${sayPounds(offer.pence)} a year.`
    case 'details':
      return 'You started filling in your details.'
    case 'consent':
      return 'You filled in everything we need.'
    case 'submitted':
      return `You agreed to the tariff and its prices. We sent your request to ${offer.supplier}.`
    case 'cooling_off':
      return `${offer.supplier} accepted your switch. You have 14 days to change your mind, until the end of ${day(about.coolingOffEndsOn)}.`
    case 'switching':
      return 'Your 14 days are up. You’ll be switched to the new supplier within 5 working days.'
    case 'complete':
      return `The switch is complete. ${offer.supplier} now supplies your home.`
    case 'cancelled':
      return reason === 'before_consent'
        ? 'You cancelled before we’d sent anything.'
        : 'You cancelled, and we told the supplier.'
    case 'failed':
      return sayObjection(reason, offer.supplier)
  }
}

/** Why it did not go ahead, and what can be done. */
export function sayObjection(reason: string | null | undefined, supplier: string): string {
  return reason === 'debt'
    ? 'Your current supplier objected: they say you have a debt that’s older than 28 days. Pay it or agree a payment plan with them, then start again.'
    : `${supplier} couldn’t take over the supply to your home. You can compare again and choose another tariff.`
}

function day(on: string | null): string {
  return on === null ? 'a date we’ll confirm' : sayDay(on)
}
