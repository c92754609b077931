import { refreshWhenGone } from '../../browser/refresh-when-gone.ts'
import { readBill } from '@mowatt/contract'
import { Button, ButtonLink, EmptyState, Note, Skeleton } from '@mowatt/ui'
import { type ReactNode, useContext, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { BillProof } from '../../features/bills/bill-proof.tsx'
import { billPageTexts } from '../../features/bills/bill-texts.ts'
import billsCss from '../../features/bills/bills.css?url'
import { billOf, createBillClient } from '../../features/bills/create-bill-client.ts'
import { useBill } from '../../features/bills/use-bill.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { useFindingActs } from './use-finding-acts.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { WithoutScriptsContext } from '../../shell/without-scripts-context.ts'
import type { Route } from './+types/bill-page.ts'
import { AppPageFrame } from './app-page-frame.tsx'
import { readByCookie } from './read-by-cookie.server.ts'
import { useAppPage } from './use-app-page.ts'

export const handle = { ...privatePage, frame: 'none' }

export function headers() {
  return privateHeaders
}

export function loader({ params, ...asked }: Route.LoaderArgs) {
  return readByCookie(asked, async (call, whom) => ({
    bill: await call(readBill, { params: { bill_id: params.billId } }, whom),
  }))
}

/** On client-side navigation scripts run, and nothing is fetched twice. */
export function clientLoader() {
  return null
}

/** Proof on the bill. Only the browser that handed it over, or its account, can open it. */
export default function BillPage({ params: { billId } }: Route.ComponentProps) {
  const page = useAppPage()
  const { api, session } = page
  const client = useMemo(() => createBillClient(api, session), [api, session])
  const { state, renew } = useBill(billId, client)
  const navigate = useNavigate()
  const actsOn = useFindingActs(page, client, renew)
  const { bill: printed } = useContext(WithoutScriptsContext)
  return (
    <>
      <link rel="stylesheet" href={billsCss} precedence="high" />
      <PageMeta title={billPageTexts.title} description={billPageTexts.description} path="/bills" isIndexed={false} />
      <AppPageFrame page={page} place="bills" title={billPageTexts.title} subtitle={billPageTexts.subtitle}>
        <div className="bill-columns">
          {state.kind === 'loading' && (
            <Waiting>
              {printed && (
                <BillProof bill={billOf(printed)} client={client} onCorrect={notHere} onDelete={notHere} isPlain />
              )}
            </Waiting>
          )}
          {state.kind === 'locked' && (
            <EmptyState
              headingLevel="h2"
              title={billPageTexts.notHere}
              text={billPageTexts.notHereText}
              action={<ButtonLink href="/bills">{billPageTexts.yourBills}</ButtonLink>}
            />
          )}
          {state.kind === 'trouble' && (
            <EmptyState
              headingLevel="h2"
              title={billPageTexts.didntLoad}
              text={state.text}
              action={<Button onClick={renew}>{billPageTexts.tryAgain}</Button>}
            />
          )}
          {state.kind === 'shown' ? (
            <>
              <BillProof
                bill={state.bill}
                client={client}
                findingActs={actsOn(state.bill)}
                onCorrect={(path, text) =>
                  refreshWhenGone(async () => {
                    await client.correct(billId, path, text)
                    renew()
                  }, renew)
                }
                onDelete={() =>
                  refreshWhenGone(async () => {
                    await client.remove(billId)
                    await navigate('/bills')
                  }, renew)
                }
              />
              <p className="mt-3">
                <a href="/half-hours" className="inline-flex min-h-11 items-center underline">
                  {billPageTexts.halfHours}
                </a>
              </p>
            </>
          ) : (
            <h1 className="sr-only">{billPageTexts.title}</h1>
          )}
        </div>
      </AppPageFrame>
    </>
  )
}

/** No buttons without scripts. */
const notHere = async () => {}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <noscript>{children ?? <Note tone="info">{billPageTexts.withoutScripts}</Note>}</noscript>
      <Skeleton className="h-18 w-4/5 rounded-4" />
      <Skeleton className="h-80 rounded-5" />
    </div>
  )
}
