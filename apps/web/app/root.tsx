import { readGlobalSetting } from '@mowatt/contract'
import favicon from '@mowatt/ui/favicon.svg?url'
import { fontUrl } from '@mowatt/ui/font-url'
import { type ReactNode, useContext, useEffect } from 'react'
import { isRouteErrorResponse, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import css from './app.css?url'
import { browserColours, followTheme, requestedTheme } from './browser/theme.ts'
import { themeScript } from './browser/theme-script.ts'
import { defaultSettings, siteSettingsFrom } from './features/content/site-settings.ts'
import { useSite } from './features/content/use-site.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NonceContext } from './shell/nonce-context.ts'
import { NotFound } from './shell/not-found.tsx'
import { SiteFrame } from './shell/site-frame.tsx'
import type { HeaderTone } from './shell/site-header.tsx'
import { content, visitContext } from './visit.ts'

/** All of this reaches the browser: public values only. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl, appUrl } = context.get(visitContext).settings
  const settings = await content(context)(readGlobalSetting, { query: { populate: '*' } }).then(
    ({ data }) => siteSettingsFrom(data),
    () => defaultSettings,
  )
  return {
    settings,
    theme: requestedTheme(new URL(request.url), request.headers.get('cookie')),
    hosts: { siteUrl, appUrl },
    year: new Date().getFullYear(),
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root')
  const { settings } = useSite()
  const theme = loaded?.theme ?? 'system'
  const frame = useFrame()
  useEffect(followTheme, [])

  return (
    <html lang="en-GB" data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeScript />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={css} precedence="high" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <BrowserColours isLight={theme === 'light'} isDark={theme === 'dark'} />
      </head>
      <body>
        {frame === 'none' ? (
          children
        ) : (
          <SiteFrame settings={settings} year={loaded?.year} tone={frame}>
            {children}
          </SiteFrame>
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ErrorPage />
}

/** Browsers hide the nonce from scripts, so the client renders it as it finds it. */
function ThemeScript() {
  const nonce = useContext(NonceContext)
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
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

/** A page says by its `handle` what its header lies on, or that it brings a frame of its own. */
function useFrame(): HeaderTone | 'none' {
  const handles = useMatches().map(({ handle }) => handle as { frame?: HeaderTone | 'none' } | undefined)
  return handles.findLast((handle) => handle?.frame)?.frame ?? 'page'
}
