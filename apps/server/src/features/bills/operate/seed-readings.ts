import type { FieldEvidence } from '@mowatt/bill-reader/bill-facts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import { keepReading } from '../keep-bill.ts'

const OWNER = 'samples'
const DAY_MS = 86_400_000
const KEPT_DAYS = 30

const RATE = 'electricity.unitRates.0.pencePerKwh'
const base = { confidence: 0.42, page: 1, box: { left: 0, top: 0, right: 1, bottom: 1 } }
const against = [{ name: 'quantity x price', outcome: 'contradicts' as const }]

type Sample = { supplier: string; evidence: Record<string, FieldEvidence> }
const SAMPLES: readonly Sample[] = [
  {
    supplier: 'British Gas',
    evidence: {
      [RATE]: { ...base, status: 'corrected', value: 26.35, readAs: 263.5, printed: '26.35 p', checks: against },
    },
  },
  {
    supplier: 'EDF Energy',
    evidence: {
      periodTo: {
        ...base,
        status: 'corrected',
        value: '2026-10-31',
        readAs: '2026-10-13',
        printed: '31 Oct',
        checks: [],
      },
      customerPostcode: {
        ...base,
        status: 'corrected',
        value: 'OX1 2JD',
        readAs: '0X1 2JD',
        printed: 'OX1 2JD',
        checks: [],
      },
    },
  },
  {
    supplier: 'E.ON Next',
    evidence: {
      'gas.usageKwhInPeriod': { ...base, status: 'doubtful', value: 1612, printed: '1,612 kWh', checks: against },
    },
  },
]

type Parts = Pick<Context, 'secrets' | 'randomBytes' | 'now'>

/** Made-up bills: two that a user corrected, one that the reader was unsure of. Their files don't exist. */
export async function seedReadings(ctx: Parts, tx: Db): Promise<void> {
  const createdAt = ctx.now()
  for (const { supplier, evidence } of SAMPLES) {
    const [id, chatId] = [makeUuid(ctx), makeUuid(ctx)]
    const delete_at = new Date(createdAt.getTime() + KEPT_DAYS * DAY_MS)
    await tx
      .insertInto('bills_bill')
      .values({ id, chat_id: chatId, owner: OWNER, state: 'read', bytes: 0, created_at: createdAt, delete_at })
      .execute()
    const isCorrected = Object.values(evidence).some(({ status }) => status === 'corrected')
    await keepReading(ctx, tx, id, {
      fileName: 'sample.pdf',
      pages: [{ page: 1, width: 595, height: 842 }],
      reading: { facts: { isEnergyBill: true, documentType: 'energy_bill', supplier }, evidence, checks: [] },
      ...(isCorrected && { correctedAt: createdAt.toISOString() }),
    })
  }
}

export async function deleteSampleReadings(tx: Db): Promise<void> {
  await tx.deleteFrom('bills_bill').where('owner', '=', OWNER).execute()
}
