import type { Objection, StandingOrder, Supplier, SupplierNews } from './supplier.ts'
import { completesAt, type SwitchClock } from '../switches/switch-calendar.ts'

/** Surnames that no real user has, to test what happens when a supplier refuses. */
const OBJECTIONS: Record<string, Objection> = { objection: 'debt', refusal: 'not_accepted' }
const ACCEPTS_AFTER_DAYS = 1 / 24

/**
 * Simulates every supplier, and contacts none. It is stateless: its future answers are encoded in the reference that it
 * gave out, and the clock decides when it gives them.
 */
export function createSimulatedSupplier(clock: SwitchClock): Supplier {
  return {
    isSimulated: true,
    async submit({ switchId, details }) {
      const surname = (details.full_name ?? '').split(/\s+/).at(-1)?.toLowerCase() ?? ''
      return { reference: `SIM-${switchId.slice(0, 8)}-${OBJECTIONS[surname] ?? 'yes'}` }
    },
    async ask({ reference, consentedAt, coolingOffEndsAt }: StandingOrder, at: Date): Promise<SupplierNews> {
      const answersAt = new Date(consentedAt.getTime() + ACCEPTS_AFTER_DAYS * clock.dayMs)
      if (at < answersAt) return { kind: 'waiting', askAgainAt: answersAt }
      const reason = Object.values(OBJECTIONS).find((each) => reference.endsWith(`-${each}`))
      if (reason) return { kind: 'objected', reason }
      if (!coolingOffEndsAt) return { kind: 'accepted' }
      const movesAt = completesAt(coolingOffEndsAt, clock)
      return at < movesAt ? { kind: 'waiting', askAgainAt: movesAt } : { kind: 'completed' }
    },
    async withdraw() {},
  }
}
