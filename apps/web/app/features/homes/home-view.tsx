import type { BillFinding, Home } from '@mowatt/contract'
import { Link, Note } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { CalendarPlaceContext } from '../../shell/app/use-save-days.ts'
import type { MailLetter } from '../../shell/app/letter/letter.tsx'
import { HomeComplaints, type HomeComplaintActs } from './complaints/home-complaints.tsx'
import type { HomeChange, ListedHome } from './create-home-client.ts'
import { CurrentDeal } from './current-deal.tsx'
import { type GuardActs, GuardSection } from './guardian/guard-section.tsx'
import { type ChangeErrands, HomeErrands } from './errands/home-errands.tsx'
import { type BillOfHome, HomeBills } from './home-bills.tsx'
import { HomeData } from './home-data.tsx'
import { HomeHead } from './home-head.tsx'
import { HomeSwitches } from './home-switches.tsx'
import { nameTexts, pageTexts } from './home-texts.ts'
import { HomeTold } from './home-told.tsx'
import { HomeUse } from './home-use.tsx'
import { HomeWatch, type WatchActs } from './home-watch.tsx'
import { NextDates } from './next-dates.tsx'
import { homeHref } from './home-href.ts'
import { signedOutTexts } from './signed-out-texts.ts'
import { type VerdictActs, VerdictToday } from './verdict-today.tsx'
import { YearNow } from './year-now.tsx'

/** The actions on a home. Each throws on failure. */
export type HomeActs = {
  add: ((name: string) => Promise<void>) | undefined
  change: (change: HomeChange) => Promise<void>
  moveBill: (billId: string, homeId: string) => Promise<void>
  remove: (withBills: boolean) => Promise<void>
  watch: WatchActs
  guard: GuardActs
  errands: ChangeErrands
  complaints: HomeComplaintActs
  /** Omitted if there is no known address to email a letter to. */
  mail: MailLetter | undefined
}

export type HomeViewProps = {
  homes: readonly ListedHome[]
  home: Home
  acts: HomeActs
  verdictActs: VerdictActs
  /** The deals, once they were requested. */
  deals?: ReactNode
  byBill: (bills: Home['bills']) => ReactNode
  billRow: (bill: BillOfHome) => ReactNode
  /** An error on a bill to report to the supplier, with its letter. */
  finding: (finding: BillFinding) => ReactNode
  /** How often something was saved: announced to users who can't see the figures change. */
  savedCount?: number
  /** A request was refused because the home's owner has signed out elsewhere. */
  isSignedOut?: boolean
  /** Rendered without scripts. */
  isPlain?: boolean
}

/** A home with all current data. The answer first, then its basis. */
export function HomeView(props: HomeViewProps) {
  const {
    homes,
    home,
    acts,
    verdictActs,
    deals,
    byBill,
    billRow,
    finding,
    savedCount = 0,
    isSignedOut = false,
    isPlain = false,
  } = props
  const changeTold = (told: NonNullable<HomeChange['told']>) => acts.change({ told })
  const isOneOfMany = homes.length > 1
  return (
    <div className={`home ${isPlain ? 'without-scripts' : ''}`}>
      {isPlain && <Note tone="info">{pageTexts.withoutScripts}</Note>}
      <HomeHead
        homes={homes}
        homeId={home.home_id}
        name={home.name}
        onAdd={acts.add}
        onRename={(name) => acts.change({ name })}
      />
      <output className="sr-only">{savedCount > 0 && pageTexts.saved}</output>
      {isSignedOut && (
        <Note tone="danger" announce="alert">
          {signedOutTexts.note}{' '}
          <Link href="/account" isExternal>
            {signedOutTexts.signIn}
          </Link>
        </Note>
      )}
      <YearNow year={home.year_now} />
      <VerdictToday home={home} acts={verdictActs} onChange={changeTold} />
      {deals}
      <GuardSection
        guards={home.guards}
        acts={acts.guard}
        addBill={verdictActs.addBill('quiet')}
        finding={finding}
        onMail={acts.mail}
      />
      <CalendarPlaceContext value={{ href: homeHref(home.home_id), name: isOneOfMany ? home.name : undefined }}>
        <NextDates dates={home.dates} />
        {!home.is_of_account && home.watch?.state !== 'on' && <Note tone="info">{nameTexts.session}</Note>}
        <HomeWatch home={home} acts={acts.watch} />
        <HomeErrands home={home} onChange={acts.errands} onMail={acts.mail} remind={verdictActs.remind} />
        <HomeComplaints home={home} acts={acts.complaints} onMail={acts.mail} />
      </CalendarPlaceContext>
      <CurrentDeal home={home} onChange={changeTold} />
      <HomeUse home={home} onChange={changeTold} byBill={byBill(home.bills)} />
      <HomeBills
        home={home}
        others={homes.filter((each) => each.home_id !== home.home_id)}
        row={billRow}
        addBill={verdictActs.addBill('quiet')}
        onMove={acts.moveBill}
      />
      <HomeTold home={home} onChange={changeTold} />
      <HomeSwitches switches={home.switches} />
      <HomeData home={home} onDelete={acts.remove} />
    </div>
  )
}
