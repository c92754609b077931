import type { LedgerEntry, Quest } from '@mowatt/contract'
import type { ReactNode } from 'react'
import { Leaderboard } from './board/leaderboard.tsx'
import type { DashboardData } from './data/read-dashboard.ts'
import type { WaitlistActs } from './data/waitlist-acts.ts'
import { EntryCard } from './entry/entry-card.tsx'
import { Insights } from './insights/insights.tsx'
import { OpenLedger } from './ledger/open-ledger.tsx'
import { GameCard } from './overview/game-card.tsx'
import { Greeting } from './overview/greeting.tsx'
import { RankPanel } from './overview/rank-panel.tsx'
import type { Prize } from './overview/shaft-rows.ts'
import { QuestionCard } from './question/question-card.tsx'
import type { QrPath } from './quests/qr-picture.tsx'
import { QuestSection } from './quests/quest-section.tsx'
import { AcceptTerms } from './terms/accept-terms.tsx'

/** The dashboard's actions with JavaScript; without it, forms replace them as far as possible. */
export type DashboardControls = {
  acts: WaitlistActs
  refresh: () => Promise<void>
  openAlias: () => void
  openBill: (quest: Quest) => void
  openTasks: () => void
  openAppeal: (entry: LedgerEntry) => void
  acceptTerms: () => Promise<void>
  declare: (declarations: Parameters<WaitlistActs['declare']>[0]) => Promise<void>
}

type DashboardViewProps = {
  data: DashboardData
  prizes: readonly Prize[]
  /** The server's time when the page was rendered: a device's own clock may be wrong by days. */
  nowMs: number
  controls?: DashboardControls | undefined
  notice?: ReactNode
  /** The link to share as a picture, for browsers that cannot draw it. */
  qr?: QrPath | undefined
}

/** One member's dashboard, from the top of the page down. */
export function DashboardView({ data, prizes, nowMs, controls, notice, qr }: DashboardViewProps) {
  const { member, queue, question, ledger } = data
  const game = member.quests.find(({ id }) => id === 'escape-the-tunnel')

  if (member.owes_terms) {
    return (
      <>
        {notice && <div className="page-width">{notice}</div>}
        <AcceptTerms email={member.email} onAccept={controls?.acceptTerms} />
      </>
    )
  }

  async function answer(questionId: string, optionId: string) {
    await controls?.acts.answer(questionId, optionId)
    await controls?.refresh()
  }

  return (
    <div className="page-width wl-dashboard">
      <div id="overview" className="wl-overview">
        <Greeting member={member} onRename={controls?.openAlias} />
        {notice}
        <RankPanel member={member} queue={queue} prizes={prizes} nowMs={nowMs} />
      </div>
      <QuestSection member={member} controls={controls} qr={qr} />
      <div className="wl-columns">
        <div className="wl-column">
          <Leaderboard queue={{ ...queue, total: member.total }} />
          <EntryCard key={member.competition.status} competition={member.competition} onDeclare={controls?.declare} />
        </div>
        <div className="wl-column">
          <QuestionCard question={question} streakDays={member.streak_days} onAnswer={controls ? answer : undefined} />
          <GameCard best={game?.earned ?? 0} />
        </div>
      </div>
      <Insights days={ledger?.days} />
      <OpenLedger ledger={ledger} onAppeal={controls?.openAppeal} />
    </div>
  )
}
