import type { CardOf, Switch } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { canCancel } from './cancel-switch.ts'
import type { SwitchEvent } from './event-store.ts'
import { missingForms } from './missing-forms.ts'
import { sayEvent, saySwitch } from './say-switch.ts'
import { priceEndsOf, sayVat } from './say-terms.ts'
import { clockOf } from './switch-calendar.ts'
import type { BankDetails, SwitchRecord } from './switch-record.ts'

/** As the API sends it. */
export function wireSwitch(ctx: Context, about: SwitchRecord, events: readonly SwitchEvent[]): Switch {
  const { frozen, details, bank } = about
  const { offer } = frozen
  const clock = clockOf(ctx.config.switching)
  return {
    switch_id: about.id,
    chat_id: about.chatId,
    state: about.state,
    says: saySwitch(about, ctx.now()),
    is_simulated: about.isSimulated,
    tariff: {
      tariff_id: offer.tariff_id,
      supplier: offer.supplier,
      name: offer.name,
      is_sample: offer.is_sample,
      yearly_pence: offer.pence,
      saving_pence: offer.saving_pence,
      saving_range: offer.saving_range,
      ...(offer.is_rough && { is_rough: true }),
      exit_fees_now_pence: offer.exit_fees_now_pence,
      exit_fee_pence: offer.exit_fee_pence,
      rates: offer.rates,
      vat: sayVat(frozen),
      term: offer.term,
      price_ends: priceEndsOf(about, ctx.now(), clock),
      payment_method: offer.payment_method,
      fuels: frozen.fuels,
    },
    details: { ...details, ...(bank && { bank: lastDigitsOf(bank) }) },
    missing: missingForms(about),
    offer_expires_at: about.offerExpiresAt.toISOString(),
    consented_at: about.consentedAt?.toISOString() ?? null,
    cooling_off_ends_on: about.coolingOffEndsOn,
    cooling_off_ends_at: about.coolingOffEndsAt?.toISOString() ?? null,
    simulated_day_ms: about.isSimulated && clock.isFast ? clock.dayMs : null,
    expected_on: about.expectedOn,
    can_cancel: canCancel(ctx, about),
    timeline: events.map((event) => ({
      state: event.state,
      at: event.at.toISOString(),
      says: sayEvent(event, about),
    })),
  }
}

/** For a conversation. */
export function switchCard({ now }: Context, about: SwitchRecord): CardOf<'switch'> {
  const { supplier, name } = about.frozen.offer
  return {
    kind: 'switch',
    switch_id: about.id,
    title: `Switch to ${name} from ${supplier}`,
    state: about.state,
    says: saySwitch(about, now()),
    is_simulated: about.isSimulated,
  }
}

/** Enough to recognise the account, and not enough for anything else. */
function lastDigitsOf({ account_name, account_number }: BankDetails): BankDetails {
  return { account_name, sort_code: '••-••-••', account_number: `••••${account_number.slice(-4)}` }
}
