import { Failure, failures } from '@mowatt/contract'
import { PRACTICE_ACCOUNT } from '@mowatt/contract/practice-account'
import { supplyHash } from '../supply-hash.ts'
import { checkDetails, type TypedAnswers } from './check-details.ts'
import { missingForms } from './missing-forms.ts'
import type { SwitchRecord } from './switch-record.ts'
import { isOpen } from './switch-steps.ts'
import { isMeterRunning } from './switch-store.ts'
import { type StepContext, takeStep } from './take-step.ts'

/** A mail goes to every new address, so the number is limited: no one can flood an inbox. */
const perAddress = { name: 'switch-mail-address', count: 5, perSeconds: 86_400 }
const perOwner = { name: 'switch-mail-owner', count: 10, perSeconds: 86_400 }

/** Stores one form, if all of it is valid; otherwise returns what is wrong by field. */
export async function fillSwitch(
  steps: StepContext,
  { id, subject }: { id: string; subject: string },
  typed: TypedAnswers,
): Promise<SwitchRecord> {
  return takeStep(steps, { id, subject }, async (tx, current) => {
    if (!isOpen(current.state)) throw new Failure('switch_refuses')
    if (steps.ctx.now() >= current.offerExpiresAt) throw new Failure('offer_over')
    const { details, bank: given, wrong } = checkDetails(typed, current)
    const bank = given && current.isSimulated ? PRACTICE_ACCOUNT : given
    // Shown beside the number, and not only once everything else has been typed as well.
    for (const kind of ['mpan', 'mprn'] as const) {
      const number = typed[kind] === undefined || wrong[kind] !== undefined ? undefined : details[kind]
      if (number !== undefined && (await isMeterRunning(tx, kind, supplyHash(steps.ctx, kind, number))))
        wrong[kind] = failures.switch_under_way.text
    }
    if (Object.keys(wrong).length > 0) throw new Failure('invalid_request', { fields: wrong })
    const isLast = missingForms({ ...current, details, bank }).length === 0
    const isFirstWord = details.email !== undefined && (current.state === 'draft' || typed.email !== undefined)
    const isNew = isFirstWord && (current.state === 'draft' || details.email !== current.details.email)
    if (isNew && details.email !== undefined) {
      await steps.ctx.limits.consume(perAddress, details.email)
      await steps.ctx.limits.consume(perOwner, current.owner)
    }
    return {
      step: isLast ? 'fill_last' : 'fill_some',
      change: { details, bank },
      ...(isNew && { mail: 'started' as const }),
    }
  })
}
