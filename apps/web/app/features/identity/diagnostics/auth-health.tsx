import { AlertTriangleIcon, Button, Card, CheckIcon, Note, RefreshIcon } from '@mowatt/ui'
import { useEffect, useState } from 'react'
import { useAuth } from '../account/use-auth.ts'
import { auth } from '../auth/auth.ts'
import { browserSession } from '../session/browser-session.ts'
import { useIdentity } from '../use-identity.ts'
import { type Health, healthReport, type HealthRow, healthRows } from './health-report.ts'
import { authHealthTexts } from './health-texts.ts'
import { probeStorage } from './probe-storage.ts'

type Probed = Omit<Health, 'auth'>

const unknown: Probed = {
  storage: { IndexedDB: true, 'Local storage': true, 'Session storage': true, Cookies: true },
  tokenExpiresAtMs: undefined,
  session: undefined,
  clockSkewMs: undefined,
  nowMs: 0,
}

/** The rows of sign-in health, with a button to try again and one to copy them. */
export function AuthHealth() {
  const state = useAuth()
  const hosts = useIdentity()
  const [probed, setProbed] = useState<Probed>()
  const [said, setSaid] = useState<string>()
  const rows = healthRows({ auth: state, ...(probed ?? unknown) })

  useEffect(() => {
    if (!state.loading) void probe(hosts).then(setProbed)
  }, [state.loading, state.isAuthenticated, hosts])

  async function retry() {
    setSaid(undefined)
    await auth.retry()
    setProbed(await probe(hosts))
    setSaid(auth.state().authStatus === 'ready' ? authHealthTexts.ready : authHealthTexts.notWorking)
  }

  async function copy() {
    await navigator.clipboard.writeText(reportNow(rows)).then(
      () => setSaid(authHealthTexts.reportCopied),
      () => setSaid(authHealthTexts.notCopied),
    )
  }

  return (
    <div className="grid max-w-app gap-6">
      <noscript>
        <Note tone="warn">{authHealthTexts.withoutScripts}</Note>
      </noscript>
      <Card tone="flat" aria-busy={!probed} className="p-0!">
        <dl>
          {rows.map(({ label, value, isGood }) => (
            <div key={label} className="flex flex-wrap items-center gap-x-4 border-border px-5 py-3 not-first:border-t">
              <dt className="w-44 text-small text-text-2">{label}</dt>
              <dd className="flex items-center gap-2 font-medium">
                {probed && (isGood ? <Good /> : <Bad />)}
                {probed ? value : authHealthTexts.looking}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => void retry()}
          isLoading={state.loading && probed !== undefined}
          loadingLabel={authHealthTexts.checking}
        >
          <RefreshIcon size="small" />
          {authHealthTexts.tryAgain}
        </Button>
        <Button variant="quiet" onClick={() => void copy()}>
          {authHealthTexts.copyReport}
        </Button>
      </div>
      <output className="min-h-6 text-small text-text-2">{said}</output>
    </div>
  )
}

type Hosts = Parameters<typeof browserSession>[0]

async function probe(hosts: Hosts | undefined): Promise<Probed> {
  return {
    storage: await probeStorage(),
    tokenExpiresAtMs: await auth.tokenExpiresAtMs().catch(() => undefined),
    session: hosts && (await askAboutSession(hosts)),
    clockSkewMs: await clockSkew(),
    nowMs: Date.now(),
  }
}

async function askAboutSession(hosts: Hosts): Promise<Health['session']> {
  const session = browserSession(hosts)
  const kept = session.kept()
  if (!kept) return undefined
  return session.info(kept.jwt).then(
    ({ expires_at: expiresAt }) => ({ expiresAtMs: Date.parse(expiresAt) }),
    (error: Error) => ({ error: error.message }),
  )
}

function reportNow(rows: readonly HealthRow[]): string {
  return healthReport(rows, { nowMs: Date.now(), browser: navigator.userAgent })
}

function Good() {
  return (
    <>
      <CheckIcon size="small" className="text-success" />
      <span className="sr-only">{authHealthTexts.good}</span>
    </>
  )
}

function Bad() {
  return (
    <>
      <AlertTriangleIcon size="small" className="text-danger" />
      <span className="sr-only">{authHealthTexts.problem}</span>
    </>
  )
}

/** This device's clock against the date of a small answer, to the second. */
async function clockSkew(): Promise<number | undefined> {
  try {
    const startedAtMs = Date.now()
    const { headers } = await fetch('/livez', { cache: 'no-store' })
    const middleMs = (startedAtMs + Date.now()) / 2
    const servedAtMs = Date.parse(headers.get('date') ?? '')
    // The header is cut to the second: on the average it is half a second early.
    return Number.isNaN(servedAtMs) ? undefined : Math.round(middleMs - servedAtMs - 500)
  } catch {
    return undefined
  }
}
