import type { Home } from '@mowatt/contract'
import { Note } from '@mowatt/ui'
import { longDate } from '../../browser/long-date.ts'
import { OneFinding } from '../../features/bills/bill-findings.tsx'
import { BillRow } from '../../features/bills/bill-row.tsx'
import { useOf } from '../../features/bills/homes-of-bills.ts'
import { UseLines } from '../../features/bills/use-lines.tsx'
import { RemindMe } from '../../features/chat/conversation/cards/remind-me.tsx'
import { StartSwitch } from '../../features/chat/conversation/cards/start-switch.tsx'
import { TalkActsContext } from '../../features/chat/conversation/talk/talk-acts.ts'
import type { HomeClient, ListedHome } from '../../features/homes/create-home-client.ts'
import { billTexts } from '../../features/homes/home-texts.ts'
import { HomeView, type HomeViewProps } from '../../features/homes/home-view.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { AddBill } from './add-bill.tsx'
import type { AppPage } from './use-app-page.ts'
import { TODAY, useDeals, useHomeActs } from './use-home-acts.ts'

const BILLS = {
  byBill: (bills) => <UseLines use={useOf(bills)} />,
  billRow: (bill) => <BillRow bill={bill} note={billTexts.uploaded(longDate(bill.at.slice(0, 10)))} />,
} satisfies Partial<HomeViewProps>

type ShownHomeProps = {
  page: AppPage
  client: HomeClient
  homes: readonly ListedHome[]
  home: Home
  show: (home: Home) => void
  renew: () => void
  refresh: () => Promise<void>
}

/** A home, with the parts that belong to other features. */
export function ShownHome({ page, client, homes, home, show, renew, refresh }: ShownHomeProps) {
  const { user } = useAuth('where-somebody-was')
  const email = user?.email ?? ''
  const { acts, talkActs, savedCount, isSignedOut } = useHomeActs({
    api: page.api,
    client,
    home,
    email,
    show,
    renew,
    refresh,
  })
  const { compare, deals, trouble } = useDeals(client, home.home_id)
  return (
    <TalkActsContext value={talkActs}>
      <HomeView
        {...BILLS}
        homes={homes}
        home={home}
        finding={(finding) => <OneFinding finding={finding} onMail={acts.mail} />}
        acts={acts}
        savedCount={savedCount}
        isSignedOut={isSignedOut}
        verdictActs={{
          start: (tariffId, name) => (
            <StartSwitch comparisonId={TODAY} tariffId={tariffId} name={name} variant="strong" />
          ),
          remind: (on, label) => <RemindMe comparisonId={TODAY} on={on} label={label} />,
          addBill: (variant) => <AddBill page={page} variant={variant} />,
          compare,
        }}
        deals={
          <>
            {trouble && (
              <Note tone="danger" announce="alert">
                {trouble}
              </Note>
            )}
            {deals && <deals.Card card={deals.card} />}
          </>
        }
      />
    </TalkActsContext>
  )
}

/** No buttons without scripts. */
const notHere = async () => {}
const plainActs = {
  add: undefined,
  change: notHere,
  moveBill: notHere,
  remove: notHere,
  guard: { answer: notHere, setEmails: notHere },
  watch: { watch: notHere, stop: notHere, checks: async () => ({ checks: [], next_before: null }) },
  errands: notHere,
  complaints: { add: notHere, change: notHere, remove: notHere },
  mail: undefined,
}

/** The same as text, for a browser without scripts. */
export function PlainHome({ homes, home }: { homes: readonly ListedHome[]; home: Home }) {
  return (
    <HomeView
      {...BILLS}
      homes={homes}
      home={home}
      finding={(finding) => <OneFinding finding={finding} />}
      acts={plainActs}
      verdictActs={{
        start: () => null,
        remind: () => null,
        addBill: () => null,
        compare: { run: () => {}, isBusy: false, isShown: false },
      }}
      isPlain
    />
  )
}
