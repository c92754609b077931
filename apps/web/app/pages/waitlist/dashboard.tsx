import { Button, Note } from '@mowatt/ui'
import { useMemo, useState } from 'react'
import { auth } from '../../features/identity/auth/auth.ts'
import type { IdentitySettings } from '../../features/identity/auth/identity-provider.ts'
import { pendingReferral } from '../../features/identity/link/pending-referral.ts'
import { DashboardSkeleton } from '../../features/waitlist/dashboard-skeleton.tsx'
import { dashboardTexts } from '../../features/waitlist/dashboard-texts.ts'
import { DashboardView } from '../../features/waitlist/dashboard-view.tsx'
import { type Dashboard as DashboardState, useDashboard } from '../../features/waitlist/data/use-dashboard.ts'
import type { Prize } from '../../features/waitlist/overview/shaft-rows.ts'
import { askByDialog } from '../../features/waitlist/terms/ask-by-dialog.tsx'
import { useDashboardModals } from '../../features/waitlist/use-dashboard-modals.tsx'
import { ModalHost } from '../../shell/modals/modal-host.tsx'
import { createModalStack } from '../../shell/modals/modal-stack.ts'
import { useCurrentAnchor } from './use-current-anchor.ts'

type DashboardProps = {
  user: { uid: string; email: string | null }
  settings: IdentitySettings
  prizes: readonly Prize[]
  nowMs: number
}

/** The waitlist for the signed-in user. */
export function Dashboard({ user, settings, prizes, nowMs }: DashboardProps) {
  const [modals] = useState(createModalStack)
  const host = useMemo(() => {
    const apiUrl = settings.apiUrl === settings.siteUrl ? '' : settings.apiUrl
    return { apiUrl, token: auth.token, referral: pendingReferral, askForTerms: askByDialog(modals) }
  }, [settings, modals])
  const dashboard = useDashboard(user.uid, host)
  const controls = useDashboardModals(dashboard, modals)
  const { data, trouble } = dashboard
  useCurrentAnchor(data !== undefined)
  if (!data) return trouble ? <Stalled email={user.email} dashboard={dashboard} /> : <Waiting />
  return (
    <>
      <DashboardView
        data={data}
        prizes={prizes}
        nowMs={nowMs}
        controls={controls}
        notice={trouble && <Trouble text={dashboardTexts.outOfDate(trouble)} dashboard={dashboard} />}
      />
      <ModalHost modals={modals} />
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{dashboardTexts.title}</h1>
      <output className="sr-only">{dashboardTexts.loading}</output>
      <DashboardSkeleton />
    </div>
  )
}

function Stalled({ email, dashboard }: { email: string | null; dashboard: DashboardState }) {
  return (
    <div className="page-width wl-dashboard wl-stalled">
      <div className="grid gap-2">
        <h1 className="text-h2">{dashboardTexts.trouble}</h1>
        <p className="text-text-2">{dashboardTexts.safe}</p>
        <p className="text-small text-text-2">
          {dashboardTexts.signedInAs} <b className="text-text wrap-anywhere">{email}</b>
        </p>
      </div>
      <Trouble text={dashboard.trouble ?? ''} dashboard={dashboard} />
    </div>
  )
}

function Trouble({ text, dashboard }: { text: string; dashboard: DashboardState }) {
  return (
    <Note tone="danger" announce="alert">
      <span className="grid justify-items-start gap-3">
        {text}
        <Button
          variant="quiet"
          size="small"
          isLoading={dashboard.isReading}
          loadingLabel={dashboardTexts.tryingAgain}
          onClick={() => void dashboard.refresh()}
        >
          {dashboardTexts.tryAgain}
        </Button>
      </span>
    </Note>
  )
}
