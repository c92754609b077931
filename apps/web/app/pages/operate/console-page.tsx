import { readConsole } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { ButtonLink } from '@mowatt/ui'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { useSite } from '../../features/content/use-site.ts'
import type { IdentitySettings } from '../../features/identity/auth/identity-provider.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import type { KeptSession } from '../../features/identity/session/kept-session.ts'
import { useKeptSession } from '../../features/identity/session/use-kept-session.ts'
import { readCookieEmail } from '../../features/identity/without-scripts/account-cookie.server.ts'
import { identityClient } from '../../features/identity/without-scripts/identity-client.server.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { ConsoleFrame } from '../../shell/operate/console-frame.tsx'
import { ConsoleMain } from '../../shell/operate/console-main.tsx'
import operateCss from '../../shell/operate/operate.css?url'
import { allowPreviews, type OperatorContext, operatorCall } from '../../shell/operate/operator-context.ts'
import { Waiting } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/console-page.ts'
import { consoleTexts } from './console-texts.ts'

/** Needed once in twelve hours, and as large as a tenth of the page. */
const SecondFactorGate = lazy(() => import('../../features/identity/passkeys/second-factor-gate.tsx'))

export const handle = { ...privatePage, frame: 'none', hasAccount: false }

export function headers() {
  return { ...privateHeaders, 'x-robots-tag': 'noindex' }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  return { cookieEmail: await readCookieEmail(identityClient(visit), request.headers.get('cookie')) }
}

/** The signed-in user does not change between pages of the console. */
export function shouldRevalidate() {
  return false
}

/**
 * The frame of every page of the console: the signed-in user, and their permissions. The server decides who that is.
 */
export default function ConsolePage({ loaderData: { cookieEmail } }: Route.ComponentProps) {
  const { settings, session, isLooking, user, doubt } = useKeptSession()
  const { settings: site } = useSite()
  const { pathname } = useLocation()
  const title = usePageTitle()
  const email = user?.email ?? cookieEmail
  const outside = { siteName: site.siteName, pages: [], email, role: undefined }
  return (
    <>
      <link rel="stylesheet" href={operateCss} precedence="high" />
      <PageMeta title={title} description={consoleTexts.description} path={pathname} isIndexed={false} />
      {user && settings && session ? (
        <Console settings={settings} session={session} siteName={site.siteName} email={email} onSignedOut={doubt} />
      ) : (
        <ConsoleFrame {...outside}>
          {cookieEmail ? <WithoutScripts title={title} /> : <SignedOut title={title} isLooking={isLooking} />}
        </ConsoleFrame>
      )}
    </>
  )
}

/** Each page declares its title in its `handle`. */
function usePageTitle(): string {
  const titles = useMatches().map(({ handle: given }) => (given as { title?: string } | undefined)?.title)
  return titles.findLast((title) => title !== undefined) ?? consoleTexts.title
}

const readOwn = (call: Call) => call(readConsole, {})

type ConsoleProps = {
  settings: IdentitySettings
  session: KeptSession
  siteName: string
  email: string | undefined
  onSignedOut: () => void
}

function Console({ settings, session, siteName, email, onSignedOut }: ConsoleProps) {
  const call = useMemo(() => {
    // As large as the gate, and needed as rarely.
    const passkeys = () => import('../../features/identity/passkeys/passkey-actions.ts')
    const confirm = async () => (await passkeys()).passkeyActions(settings, session.token).confirm()
    const apiUrl = settings.apiUrl === settings.siteUrl ? '' : settings.apiUrl
    return operatorCall(apiUrl, { token: session.token, confirm })
  }, [settings, session])
  const reading = useOperatorRead(call, readOwn)
  const isSignedOut = reading.trouble?.isSignedOut
  useEffect(() => {
    if (isSignedOut) onSignedOut()
  }, [isSignedOut, onSignedOut])
  const context: OperatorContext = {
    call,
    console: reading,
    allowPreviews: () => allowPreviews(session.token),
    gate: (needs, onPassed) => (
      <Suspense fallback={<Waiting />}>
        <SecondFactorGate
          has={needs === 'passkey_needed' ? 'none' : 'passkey'}
          email={email ?? null}
          settings={settings}
          onPassed={() => {
            reading.again()
            onPassed()
          }}
        />
      </Suspense>
    ),
  }
  const { pages = [], role } = reading.value ?? {}
  return (
    <ConsoleFrame siteName={siteName} pages={pages} email={email} role={role} call={call}>
      <Outlet context={context} />
    </ConsoleFrame>
  )
}

/** For users who signed in by a form: an email alone opens nothing here, and a passkey needs scripts. */
function WithoutScripts({ title }: { title: string }) {
  return (
    <ConsoleMain>
      <h1 className="text-h2">{title}</h1>
      <p className="text-text-2">{consoleTexts.needsScripts}</p>
      <div>
        <ButtonLink href="/">{consoleTexts.home}</ButtonLink>
      </div>
    </ConsoleMain>
  )
}

/** Without scripts there is no further check: then there is only the way to sign in. */
function SignedOut({ title, isLooking }: { title: string; isLooking: boolean }) {
  return (
    <ConsoleMain isBusy={isLooking}>
      <h1 className="text-h2">{title}</h1>
      {isLooking && (
        <div className="when-starting">
          <Waiting />
        </div>
      )}
      <div className="when-signed-out grid justify-items-start gap-5">
        <p className="text-text-2">{consoleTexts.signInText}</p>
        <ButtonLink href="/waitlist">{consoleTexts.signIn}</ButtonLink>
      </div>
    </ConsoleMain>
  )
}
