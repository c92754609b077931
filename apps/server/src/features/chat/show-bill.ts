import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { type ChatCard, Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { WorkStopped } from '../../platform/workers/work-stopped.ts'
import { billName, cardsOfBill, type ReadingStep, stepsOfReading } from '../bills/public.ts'
import { currentCatalogue } from '../switching/public.ts'

/** What a bill shows in a conversation, and the steps of reading it: the same at every endpoint that takes one. */
export type ShownBill = {
  steps: ReadingStep[]
  /** The title of a conversation about it. */
  name: string
  /** Adds cards after the bill's own, once. */
  with: (cards: readonly ChatCard[]) => ChatCard[]
}

/**
 * A bill that takes too long to process is refused like an unreadable file; an error on our side is not blamed on it.
 */
export async function showBill(ctx: Context, billId: string, reading: BillReading): Promise<ShownBill | Failure> {
  try {
    const [{ card }, steps] = await Promise.all([
      cardsOfBill(ctx, billId, reading),
      stepsOfReading(ctx, reading, currentCatalogue()),
    ])
    return {
      steps,
      name: billName(reading.facts),
      with: (cards) => [card, ...cards.filter(({ kind }) => kind !== 'bill')],
    }
  } catch (error) {
    if (!(error instanceof WorkStopped)) throw error
    if (error.isTooCostly) return new Failure('file_unreadable', { cause: error })
    return new Failure('unavailable', { cause: error, retryAfterSeconds: 5 })
  }
}
