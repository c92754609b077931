import { billTerms } from '@mowatt/contract'
import { Note } from '@mowatt/ui'
import { useMemo } from 'react'
import { billsPageTexts } from '../../features/bills/bill-list-texts.ts'
import billListCss from '../../features/bills/bill-list.css?url'
import { BillList } from '../../features/bills/bill-list.tsx'
import { createBillClient } from '../../features/bills/create-bill-client.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { AddBill } from './add-bill.tsx'
import { AppPageFrame } from './app-page-frame.tsx'
import { useAppPage } from './use-app-page.ts'

export const handle = { ...privatePage, frame: 'none' }

export function headers() {
  return privateHeaders
}

/** The bills that this browser handed over. */
export default function BillsPage() {
  const page = useAppPage()
  const { api, session } = page
  const client = useMemo(() => createBillClient(api, session), [api, session])
  return (
    <>
      <link rel="stylesheet" href={billListCss} precedence="high" />
      <PageMeta title={billsPageTexts.title} description={billsPageTexts.description} path="/bills" isIndexed={false} />
      <AppPageFrame page={page} place="bills" title={billsPageTexts.heading} subtitle={billsPageTexts.subtitle}>
        <h1 className="mb-6 text-h2">{billsPageTexts.title}</h1>
        <noscript>
          <Note tone="info">{billsPageTexts.withoutScripts}</Note>
        </noscript>
        <BillList client={client} add={<AddBill page={page} />} />
        <p className="mt-6 text-small text-text-2">
          {billTerms.withoutAccount} {billTerms.withAccount} {billTerms.toDelete}
        </p>
      </AppPageFrame>
    </>
  )
}
