import { Failure, switchConsents } from '@mowatt/contract'
import { namedHash } from '../../../platform/secrets/named-hash.ts'
import { isStillOffered } from '../comparisons/tariff-print.ts'
import { currentCatalogue } from '../current-catalogue.ts'
import { SWITCH_AGREED } from '../switch-agreed.ts'
import { supplyHash } from '../supply-hash.ts'
import { DAY_MS } from './switch-calendar.ts'
import type { SwitchRecord } from './switch-record.ts'
import { type StepContext, takeStep } from './take-step.ts'

/** Until it ends, which renews this; a switch that never ends is still deleted. */
const RUNNING_KEPT_MS = 730 * DAY_MS

/** PostgreSQL's error code: the index decides between two switches of one meter. */
const UNIQUE_VIOLATION = '23505'

/**
 * Agrees to exactly what was shown, and hands the switch to the supplier. What was agreed is kept word for word. Where
 * one of the meters is being moved already, by any user, nothing is sent.
 */
export async function consentToSwitch(
  steps: StepContext,
  who: { id: string; subject: string },
  shown: { tariffId: string; yearlyPence: number },
): Promise<SwitchRecord> {
  try {
    return await consent(steps, who, shown)
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    throw new Failure('switch_under_way', { cause: error })
  }
}

async function consent(
  steps: StepContext,
  { id, subject }: { id: string; subject: string },
  shown: { tariffId: string; yearlyPence: number },
): Promise<SwitchRecord> {
  return takeStep(steps, { id, subject }, async (tx, { state, frozen, offerExpiresAt, details }) => {
    if (state !== 'consent') throw new Failure('switch_refuses')
    const { offer, print } = frozen
    const at = steps.ctx.now()
    const isShown = shown.tariffId === offer.tariff_id && shown.yearlyPence === offer.pence
    const isOffered = isStillOffered(offer.tariff_id, print, currentCatalogue())
    if (!isShown || !isOffered || at >= offerExpiresAt) throw new Failure('offer_over')
    const { supplier, name, pence: yearlyPence, exit_fee_pence: exitFeePence, term, payment_method } = offer
    const agreed = Object.values(switchConsents)
    const { email, mpan, mprn } = details
    await steps.ctx.jobs.send(tx, SWITCH_AGREED, { switchId: id })
    const moves = (fuel: 'electricity' | 'gas') => frozen.fuels.includes(fuel)
    return {
      step: 'consent',
      change: {
        consent: {
          tariffId: offer.tariff_id,
          supplier,
          name,
          yearlyPence,
          exitFeePence,
          term,
          paymentMethod: payment_method,
          agreed,
        },
        consentedAt: at,
        emailHash: email === undefined ? null : namedHash('switching-address', email, steps.ctx.secrets.files),
        mpanHash: mpan !== undefined && moves('electricity') ? supplyHash(steps.ctx, 'mpan', mpan) : null,
        mprnHash: mprn !== undefined && moves('gas') ? supplyHash(steps.ctx, 'mprn', mprn) : null,
        dueAt: at,
        deleteAt: new Date(at.getTime() + RUNNING_KEPT_MS),
      },
      mail: 'submitted',
    }
  })
}
