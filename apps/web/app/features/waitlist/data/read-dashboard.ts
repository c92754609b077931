import {
  type Ledger,
  type Member,
  type Queue,
  type QuestionOfTheDay,
  readLedger,
  readMember,
  readQuestionOfTheDay,
  readQueue,
} from '@mowatt/contract'
import type { Call, CallOptions } from '@mowatt/contract/client'

/** The data of the dashboard. It can do without the question and the ledger, and says so in their place. */
export type DashboardData = {
  member: Member
  queue: Queue
  question: QuestionOfTheDay | undefined
  ledger: Ledger | undefined
}

/** The number of published places. */
const PLACES = 100

/** Reads the dashboard of the token's user. The member comes first: reading it is what gives them their place. */
export async function readDashboard(
  call: Call,
  options: CallOptions,
  referralCode: string | undefined,
): Promise<DashboardData> {
  const member = await call(readMember, { query: referralCode ? { referral_code: referralCode } : {} }, options)
  const [queue, question, ledger] = await Promise.all([
    call(readQueue, { query: { limit: PLACES } }, options),
    call(readQuestionOfTheDay, {}, options).catch(() => undefined),
    call(readLedger, {}, options).catch(() => undefined),
  ])
  return { member, queue, question, ledger }
}
