import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { currentCatalogue, keepComparison } from '../apps/server/src/features/switching/public.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded-postgres.ts'
import { openDatabase } from '../apps/server/src/platform/db/open-database.ts'
import { readSecrets } from '../apps/server/src/platform/secrets/read-secrets.ts'

type Session = { jwt: string; expires_at: string; capabilities: string[] }

/** A comparison as a conversation keeps it, for a session of its own, and the switch that begins from it. */
export async function beginSwitch(page: Page): Promise<string> {
  const answer = await page.request.post('/api/v1/auth/anonymous-session', { data: {} })
  const session = (await answer.json()) as Session
  const given = await keepFor(subjectOf(session.jwt))
  const begun = await page.request.post('/api/v1/switches', {
    data: given,
    headers: { authorization: `Bearer ${session.jwt}` },
  })
  const { switch_id } = (await begun.json()) as { switch_id: string }
  await page.addInitScript(
    ([token, expires, capabilities]) => {
      localStorage.setItem('mowatt.session.token', token)
      localStorage.setItem('mowatt.session.expires', expires)
      localStorage.setItem('mowatt.session.capabilities', capabilities)
    },
    [session.jwt, session.expires_at, JSON.stringify(session.capabilities)] as const,
  )
  return switch_id
}

/** Subjects of the mails that came to an address, newest first. */
export async function subjectsTo(request: APIRequestContext, to: string): Promise<string[]> {
  const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject)
}

async function keepFor(owner: string): Promise<{ comparison_id: string; tariff_id: string }> {
  const dataDir = process.env['E2E_DATA_DIR'] ?? ''
  const secrets = readSecrets({ secrets: { session: undefined, files: undefined, metrics: undefined }, dataDir })
  // Beside the server, which has started it already.
  const postgres = await startEmbeddedPostgres({ dir: path.join(dataDir, 'database') })
  const { db } = openDatabase(postgres.url, { max: 1 })
  const tariff = currentCatalogue().find(
    ({ kind, prices }) => kind === 'fixed' && prices.some((each) => each.fuel === 'gas'),
  )
  if (!tariff) throw new Error('The catalogue has no fixed tariff for both fuels')
  try {
    const ctx = { now: () => new Date(), randomBytes, secrets }
    const comparison_id = await keepComparison(ctx, db, {
      chatId: null,
      owner,
      userId: null,
      basis: { postcode: 'SW1A 1AA', mpan: '1200001234566' },
      verdict: null,
      comparison: {
        kind: 'comparison',
        comparison_id: '',
        on: '2026-11-15',
        is_sample: true,
        region: 'London',
        basis: 'Your bill.',
        current: null,
        notes: [],
        offers: [
          {
            tariff_id: tariff.id,
            supplier: tariff.supplier,
            name: tariff.name,
            kind: 'fixed',
            features: [],
            is_sample: true,
            pence: 165_432,
            range: null,
            saving_pence: 12_345,
            saving_range: null,
            exit_fees_now_pence: 0,
            exit_fee_pence: 5000,
            term: 'Fixed for 12 months.',
            payment_method: 'direct_debit',
            rates: [
              { label: 'Electricity unit rate', text: '24.12p' },
              { label: 'Electricity standing charge', text: '51.37p a day' },
              { label: 'Gas unit rate', text: '5.98p' },
              { label: 'Gas standing charge', text: '29.82p a day' },
            ],
            working: [],
            notes: [],
          },
        ],
      },
    })
    return { comparison_id, tariff_id: tariff.id }
  } finally {
    await db.destroy()
    await postgres.stop()
  }
}

function subjectOf(token: string): string {
  return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub
}
