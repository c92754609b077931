import type { AwardState } from '@mowatt/contract'
import type { AccountPart } from '../identity/public.ts'
import { openAddress } from './awards/address-seal.ts'
import { listAwardsOf } from './awards/award-store.ts'
import {
  deletePersonFromEntries,
  listOwnEntries,
  deleteDeclarationsOf,
  listOwnDeclarations,
} from './entry/person-store.ts'
import { deleteProposalsAbout, listProposalsAbout } from './operate/proposal-store.ts'

/** As the terms promise. */
const KEPT =
  'If you won a prize, we keep a record of it for up to 6 years after your account is closed: your email address, your alias, your place, the prize and its dates. The law says we have to be able to prove who won. We keep your delivery address until 30 days after we’ve sent the prize. If you entered and didn’t win, we only keep a place and a code. They don’t say who you are, but people need them to check the published list.'

/** A kept award is proof; one that was never announced to its winner, or that lapsed, is not. */
const IS_PROOF: readonly AwardState[] = ['told', 'claimed', 'sent']

/** A user's declarations, entries and prizes. */
export const competitionAccountPart: AccountPart = {
  feature: 'competition',
  async exportData(ctx, { userId }) {
    const awards = await listAwardsOf(ctx.db, userId)
    return {
      declarations: await listOwnDeclarations(ctx.db, userId),
      entries: await listOwnEntries(ctx.db, userId),
      proposals: await listProposalsAbout(ctx.db, userId),
      awards: awards.map(
        ({ id, editionId, number, prize, place, state, toldAt, claimedAt, sentAt, mayName, sealedAddress }) => ({
          competition: editionId,
          number,
          prize,
          place,
          state,
          told_at: toldAt,
          claimed_at: claimedAt,
          sent_at: sentAt,
          may_name: mayName,
          address: sealedAddress && openAddress(ctx, id, sealedAddress),
        }),
      ),
      kept_after_deletion: KEPT,
    }
  },
  async sayKept(tx, { userId }) {
    const won = (await listAwardsOf(tx, userId)).filter(({ state }) => IS_PROOF.includes(state))
    if (won.length === 0) return undefined
    const prizes = won.map(({ prize }) => prize).join(', ')
    const open = won.some(({ state }) => state === 'told')
    return [
      `You won a prize: ${prizes}. We keep a record of it for up to 6 years, because the law says we have to be able to prove who won: your email address, your alias, your place, the prize and its dates. We delete your delivery address 30 days after we’ve sent the prize.`,
      ...(open ? ['You can still claim it with the link in the email we sent you.'] : []),
    ].join(' ')
  },
  async remove(_ctx, tx, { userId }) {
    await deleteDeclarationsOf(tx, userId)
    await deleteProposalsAbout(tx, userId)
    await deletePersonFromEntries(tx, userId)
  },
}
