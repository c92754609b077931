import { fontUrl } from '@mowatt/ui/font-url'
import { type ReactNode, useContext, useEffect } from 'react'
import { isRouteErrorResponse, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import css from './app.css?url'
import { accountHintScript } from './browser/account-hint-script.ts'
import { track } from './browser/analytics/track.ts'
import { CONSENT_DAYS, CONSENT_KEY, consentVersion, recordStart } from './browser/consent/consent-record.ts'
import { OFFLINE_CHAT_KEY } from './browser/offline/offline-chat.ts'
import { pageScript } from './browser/page-script.ts'
import { REFERRAL_KEY } from './browser/referral.ts'
import { reloadAfterRelease } from './browser/reload-after-release.ts'
import { domainOfBoth } from './browser/cookie-domain.ts'
import { SIGNED_IN_KEY } from './browser/signed-in-key.ts'
import { WHEN_USED } from './browser/start-when-used.ts'
import { browserColours, requestedTheme, THEME_KEY } from './browser/theme.ts'
import { themeScript } from './browser/theme-script.ts'
import { adNetworkOf } from './features/consent/purposes.ts'
import type { ConsentSettings } from './features/consent/run-consent.ts'
import { useSite } from './features/content/use-site.ts'
import { SeoLinks } from './features/seo/seo-links.tsx'
import type { IdentitySettings } from './features/identity/auth/identity-provider.ts'
import { cleanLinkScript } from './features/identity/link/clean-link-script.ts'
import { PageScriptsContext, type PageScripts } from './shell/page-scripts-context.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NonceContext } from './shell/nonce-context.ts'
import { NotFound } from './shell/not-found.tsx'
import { PreviewBanner } from './shell/preview-banner.tsx'
import { SiteFrame } from './shell/site-frame.tsx'
import type { HeaderTone } from './shell/site-header.tsx'
import { content, previewOf, visitContext } from './visit.ts'

/** All of this reaches the browser: public values only. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl, appUrl, apiUrl, identity, analytics, ads } = context.get(visitContext).settings
  // Our own API responds wherever a page came from.
  const api = apiUrl === siteUrl ? '' : apiUrl
  const settings = await content(context).settings()
  return {
    settings,
    theme: requestedTheme(new URL(request.url), request.headers.get('cookie')),
    hosts: { siteUrl, appUrl },
    identity: { ...identity, siteUrl, apiUrl, appUrl } satisfies IdentitySettings,
    sharedDomain: domainOfBoth(siteUrl, appUrl),
    analytics: analytics && { ...analytics, conversionsUrl: `${api}/api/v1/conversions`, adsUrl: ads?.url },
    year: context.get(visitContext).now.getFullYear(),
    preview: previewOf(context.get(visitContext)),
  }
}

/** It does not change between pages, so no navigation waits for it. */
export function shouldRevalidate() {
  return false
}

/**
 * A link within a page makes an entry without a key: without its hash, it would restore another one's scroll position.
 */
function scrollKey({ key, hash }: { key: string; hash: string }): string {
  return key + hash
}

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root')
  const { settings } = useSite()
  const theme = loaded?.theme ?? 'system'
  const { frame, scripts, hasAccount, isLinkPage, isPrivate, ownScript, footerNote } = usePageHandle()
  const email = useCookieAccount()
  const pageScripts = useContext(PageScriptsContext)
  useEffect(() => reloadAfterRelease(), [])
  useEffect(() => void dispatchEvent(new Event('mowatt:hydrated')), [])

  return (
    <html
      lang="en-GB"
      data-theme={theme}
      data-account={email ? 'in' : undefined}
      data-scripts={scripts === WHEN_USED ? WHEN_USED : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript text={import.meta.env.SSR ? headScript(isLinkPage, ownScript) : ''} />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={css} precedence="high" />
        <SeoLinks siteName={settings.siteName} />
        {isPrivate && <FormsWithOrigin />}
        <BrowserColours isLight={theme === 'light'} isDark={theme === 'dark'} />
      </head>
      <body>
        {frame === 'none' ? (
          children
        ) : (
          <SiteFrame
            settings={settings}
            year={loaded?.year}
            tone={frame}
            footerNote={footerNote}
            email={email}
            banner={loaded?.preview !== undefined && <PreviewBanner documentId={loaded.preview} />}
          >
            {children}
          </SiteFrame>
        )}
        <InlineScript
          text={
            import.meta.env.SSR
              ? namedPageScript(
                  enhancements(loaded, scripts, hasAccount ? pageScripts : { ...pageScripts, account: undefined }),
                )
              : ''
          }
        />
        {scripts && (
          <>
            <ScrollRestoration getKey={scrollKey} />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { siteName } = useSite().settings
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (isMissing) return
    const { name, message, stack = '' } = error instanceof Error ? error : new Error('The page could not be shown')
    track('error_occurred', { name, message, stack: stack.slice(0, 1000), source: 'page' })
  }, [error, isMissing])
  return isMissing ? <NotFound siteName={siteName} /> : <ErrorPage siteName={siteName} />
}

/**
 * A script of our own inside the page. Browsers hide its nonce from scripts and it has run by then, so the client
 * leaves it unchanged, and does not contain its text.
 */
function InlineScript({ text }: { text: string }) {
  const nonce = useContext(NonceContext)
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/**
 * Before any request: a sign-in link is removed from the address bar, then the theme is set and the page's own script
 * runs.
 */
function headScript(isLinkPage: boolean, ownScript = ''): string {
  return [isLinkPage ? cleanLinkScript() : '', themeScript(), ownScript, accountHintScript].join(';\n')
}

/** With a fixed name an error in it is the same on every page, and the server finds the position in our sources. */
function namedPageScript(options: Parameters<typeof pageScript>[0]): string {
  return `${pageScript(options)}\n//# sourceURL=page-script.js`
}

type Loaded = Awaited<ReturnType<typeof loader>>

function enhancements(loaded: Loaded | undefined, react: boolean | typeof WHEN_USED, scripts: PageScripts) {
  return {
    themeKey: THEME_KEY,
    colours: browserColours,
    react,
    account: { key: SIGNED_IN_KEY, script: scripts.account, settings: loaded?.identity },
    referralKey: REFERRAL_KEY,
    offline: scripts.worker ? ([OFFLINE_CHAT_KEY, scripts.worker] as const) : ([OFFLINE_CHAT_KEY] as const),
    consent: {
      key: CONSENT_KEY,
      start: recordStart(consentVersion(adNetworkOf(loaded?.analytics))),
      days: CONSENT_DAYS,
      script: scripts.consent,
      settings: {
        siteName: loaded?.settings.siteName,
        sharedDomain: loaded?.sharedDomain,
        analyticsScript: scripts.analytics,
        analytics: loaded?.analytics,
      } satisfies ConsentSettings,
    },
  }
}

/**
 * A private page sends no referrer. Without JavaScript its forms would then have no origin either, and be refused:
 * there it sends the origin, but still no path.
 */
function FormsWithOrigin() {
  return (
    <noscript>
      <meta name="referrer" content="strict-origin" />
    </noscript>
  )
}

function BrowserColours({ isLight, isDark }: { isLight: boolean; isDark: boolean }) {
  const { light, dark } = browserColours
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={isDark ? dark : light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={isLight ? light : dark} />
      <meta name="apple-mobile-web-app-status-bar-style" content={isDark ? 'black-translucent' : 'default'} />
    </>
  )
}

type PageHandle = {
  frame?: HeaderTone | 'none'
  scripts?: boolean | typeof WHEN_USED
  hasAccount?: boolean
  isLinkPage?: boolean
  isPrivate?: boolean
  ownScript?: string
  footerNote?: (loaded: never) => string | undefined
}

/**
 * A page declares in its `handle` the background of its header, whether it is finished without scripts or starts them
 * when it is used, whether anything in it shows the account, whether it opens links, is private, what it runs in the
 * head, and its footer's note.
 */
function usePageHandle() {
  const matches = useMatches()
  const handles = matches.map(({ handle }) => (handle ?? {}) as PageHandle)
  const { frame, scripts, hasAccount, isLinkPage, isPrivate, ownScript, footerNote } = Object.assign(
    {},
    ...handles,
  ) as PageHandle
  const loaded = matches.at(-1)?.loaderData
  return {
    frame: frame ?? 'page',
    scripts: scripts ?? true,
    hasAccount: hasAccount ?? true,
    isLinkPage: isLinkPage ?? false,
    isPrivate: isPrivate ?? false,
    ownScript,
    footerNote: loaded ? footerNote?.(loaded as never) : undefined,
  }
}

/** The user signed in by a cookie alone, without JavaScript, if a page has requested it. */
function useCookieAccount(): string | undefined {
  const accounts = useMatches().map(
    ({ loaderData }) => (loaderData as { cookieEmail?: string } | undefined)?.cookieEmail,
  )
  return accounts.find((email) => email !== undefined)
}
