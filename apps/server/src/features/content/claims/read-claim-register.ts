import { addDays } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { type ClaimRecord, listClaims, listRecordsSaying } from './claim-store.ts'
import { computeClaim } from './compute-claim.ts'
import { readOwnData } from './read-own-data.ts'

const SOON_DAYS = 30
/** As large figures on the home page; every claim is a note there. */
const LARGE = new Set(['savings', 'users', 'providers'])

/** Every claim as of today: whether it may still be made, where it is made, and what our data say. */
export async function readClaimRegister({ db, now }: Pick<Context, 'db' | 'now'>) {
  const claims = await listClaims(db)
  const today = londonDay(now())
  const [said, found] = await Promise.all([listRecordsSaying(db, claims.map(phraseOf)), readOwnData(db)])
  return claims.map((claim) => ({
    ...claim,
    state: stateOf(claim, today),
    shown: [
      ...(LARGE.has(claim.key) ? [{ kind: 'page', name: 'Home page, in large figures' }] : []),
      { kind: 'page', name: 'Home page, in the notes' },
      ...said.filter(({ phrase }) => phrase === phraseOf(claim)).map(({ kind, name }) => ({ kind, name })),
    ],
    computed: computeClaim(claim, found) ?? null,
  }))
}

/** A bare number occurs in many texts; with its unit it is a claim. */
function phraseOf({ figure, label }: ClaimRecord): string {
  return figure.length < 3 ? `${figure} ${label}` : figure
}

function stateOf({ expiresOn }: ClaimRecord, today: string): 'good' | 'soon' | 'expired' {
  if (expiresOn < today) return 'expired'
  return expiresOn < addDays(today, SOON_DAYS) ? 'soon' : 'good'
}
