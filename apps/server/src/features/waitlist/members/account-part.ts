import type { AccountPart } from '../../identity/public.ts'
import { forgetAnswersTo } from '../../../platform/http/idempotency.ts'
import { listEntries } from '../ledger/ledger-store.ts'
import { listDays } from '../ledger/read-ledger.ts'
import { findInvitedAt } from '../operate/invitation-store.ts'
import { listAnswers } from '../questions/answer-store.ts'
import { billFilePart } from '../quests/bill-file-part.ts'
import { dropBillsOf } from '../quests/bill-files.ts'
import { listBills } from '../quests/bill-store.ts'
import { countReferrals, dropWaiting } from '../referrals/referral-store.ts'
import { deleteMember, findMember } from './member-store.ts'
import { deleteSignUp, findSignUp } from './signup-store.ts'
import { findAcceptedTerms } from './terms-store.ts'

/**
 * Membership, ledger, answers and bills of a user are deleted with the member's row. What a referrer earned for them is
 * kept: it was earned, and says only that a friend joined.
 */
export const waitlistAccountPart: AccountPart = {
  feature: 'waitlist',
  async exportData({ db }, { userId, email }) {
    const member = await findMember(db, userId)
    const terms = await findAcceptedTerms(db, userId)
    const signUp = email === null ? undefined : await findSignUp(db, email)
    return {
      sign_up: signUp && {
        email: signUp.email,
        referral_code: signUp.referralCode,
        terms_accepted_at: signUp.termsAcceptedAt,
        terms_version: signUp.termsVersion,
        signed_up_at: signUp.signedUpAt,
      },
      member: member && {
        alias: member.alias,
        email: member.email,
        points: member.points,
        invited_at: (await findInvitedAt(db, [member.id])).get(member.id) ?? null,
        points_reached_at: member.reachedAt,
        referral_code: member.referralCode,
        referrals: await countReferrals(db, member),
        terms_accepted_at: terms?.acceptedAt ?? null,
        terms_version: terms?.version ?? null,
        joined_at: member.joinedAt,
      },
      ledger: member && (await listEntries(db, userId)).map(({ memberId: _member, key: _key, ...entry }) => entry),
      days: member && (await listDays(db, userId)),
      answers: (await listAnswers(db, userId)).map(({ day, questionId, optionId, isRight, points, at }) => ({
        date: day,
        question_id: questionId,
        option_id: optionId,
        is_correct: isRight,
        points,
        answered_at: at,
      })),
      bills: (await listBills(db, userId)).map(({ quest, state, note, handedInAt, judgedAt }) => ({
        quest,
        state,
        note,
        handed_in_at: handedInAt,
        judged_at: judgedAt,
      })),
    }
  },
  ...billFilePart,
  async remove(ctx, tx, { userId, email }) {
    await forgetAnswersTo(tx, userId)
    if (email !== null) await deleteSignUp(tx, email)
    await dropBillsOf(ctx, tx, userId)
    await dropWaiting(tx, userId)
    await deleteMember(tx, userId)
  },
}
