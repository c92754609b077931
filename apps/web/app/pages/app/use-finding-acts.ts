import { useMemo } from 'react'
import { refreshWhenGone } from '../../browser/refresh-when-gone.ts'
import type { FindingActs } from '../../features/bills/bill-findings.tsx'
import type { Bill, BillClient } from '../../features/bills/create-bill-client.ts'
import { findingActsTexts } from '../../features/bills/finding-texts.ts'
import { createHomeClient } from '../../features/homes/create-home-client.ts'
import { homeHref } from '../../features/homes/home-href.ts'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import type { AppPage } from './use-app-page.ts'

/** What the user can do about an error on a bill: answer, email themselves the letter, start a complaint's clock. */
export function useFindingActs({ api, session }: AppPage, client: BillClient, renew: () => void) {
  const { user } = useAuth('where-somebody-was')
  const homes = useMemo(() => createHomeClient(api, session), [api, session])
  return ({ billId, chatId, card }: Bill): FindingActs => ({
    answer: (code, answer) =>
      refreshWhenGone(async () => {
        await client.answer(billId, code, answer)
        renew()
      }, renew),
    mail: user?.email ? (letter) => homes.mailLetter(letter) : undefined,
    sent: ({ code, title }, madeOn) =>
      refreshWhenGone(async () => {
        const { home_id: homeId } = await homes.fromChat(chatId)
        const supplier = card.fields.find(({ path }) => path === 'supplier')?.text ?? findingActsTexts.mySupplier
        const complaint = { supplier, subject: title, about: code, bill_id: billId, made_on: madeOn }
        return homeHref(await homes.complain(homeId, complaint))
      }, renew),
  })
}
