import type { ReadBill } from '../../bills/public.ts'
import type { ErrandsTold, HomeContent } from '../home-seal.ts'

/** What is paid each month and the account's balance, from the user and from the latest bill. */
export type Paying = { told: ErrandsTold; printed: Pick<ErrandsTold, 'monthlyPence' | 'balancePence'> }

export function payingOf({ errands, bills, basis }: HomeContent, read: readonly ReadBill[]): Paying {
  const latest = bills.at(-1)
  const reading = latest && read.find(({ id }) => id === latest.id)?.reading
  const { balanceGbp } = reading?.facts ?? basis?.facts ?? {}
  const monthlyGbp = reading?.marks?.monthlyPaymentGbp
  return {
    told: errands ?? {},
    printed: {
      ...(monthlyGbp !== undefined && { monthlyPence: Math.round(monthlyGbp * 100) }),
      // A bill prints debt as positive; here credit is positive.
      ...(balanceGbp !== undefined && { balancePence: 0 - Math.round(balanceGbp * 100) }),
    },
  }
}
