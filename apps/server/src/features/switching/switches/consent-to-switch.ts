import { Failure, switchConsents } from '@mowatt/contract'
import { addressHash } from '../address-hash.ts'
import { isStillOffered } from '../comparisons/tariff-print.ts'
import { currentCatalogue } from '../current-catalogue.ts'
import { DAY_MS } from './switch-calendar.ts'
import type { SwitchRecord } from './switch-record.ts'
import { type StepContext, takeStep } from './take-step.ts'

/** Until it ends, which renews this; a switch that never ends is not kept for ever. */
const RUNNING_KEPT_MS = 730 * DAY_MS

/** Agrees to exactly what was shown, and hands the switch to the supplier. What was agreed is kept word for word. */
export async function consentToSwitch(
  steps: StepContext,
  { id, subject }: { id: string; subject: string },
  shown: { tariffId: string; yearlyPence: number },
): Promise<SwitchRecord> {
  return takeStep(steps, { id, subject }, async (_tx, { state, frozen, offerExpiresAt, details }) => {
    if (state !== 'consent') throw new Failure('switch_refuses')
    const { offer, print } = frozen
    const at = steps.ctx.now()
    const isShown = shown.tariffId === offer.tariff_id && shown.yearlyPence === offer.pence
    const isOffered = isStillOffered(offer.tariff_id, print, currentCatalogue())
    if (!isShown || !isOffered || at >= offerExpiresAt) throw new Failure('offer_over')
    const { supplier, name } = offer
    const agreed = Object.values(switchConsents)
    return {
      step: 'consent',
      change: {
        consent: { tariffId: offer.tariff_id, supplier, name, yearlyPence: offer.pence, agreed },
        consentedAt: at,
        emailHash: details.email === undefined ? null : addressHash(steps.ctx, details.email),
        dueAt: at,
        deleteAt: new Date(at.getTime() + RUNNING_KEPT_MS),
      },
      mail: 'submitted',
    }
  })
}
