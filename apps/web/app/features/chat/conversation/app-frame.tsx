import { MoHead, Wordmark } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { SkipLink } from '../../../shell/skip-link.tsx'
import { ThemeToggle } from '../../../shell/theme-toggle.tsx'

type AppFrameProps = {
  siteName: string
  /** Where the site is; empty on its own host. */
  siteBase: string
  side?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** What surrounds every page of the app: a side list on wide screens, and one column. */
export function AppFrame({ siteName, siteBase, side, foot, children }: AppFrameProps) {
  return (
    <>
      <SkipLink />
      <div className="app">
        <aside className="app-side" aria-label="Your conversations">
          <a href={`${siteBase}/`} aria-label={`${siteName} home`} className="inline-flex min-h-11 items-center px-2">
            <Wordmark name={siteName} className="h-7" />
          </a>
          {side}
        </aside>
        <div className="app-main">
          <header className="app-top">
            <a href="/chat" className="app-mo" aria-label="Your conversations with Mo">
              <MoHead className="w-10" />
            </a>
            <div className="min-w-0">
              <p className="text-h4">Mo</p>
              <p className="text-micro text-text-3">Every figure comes from your bill or the tariff list</p>
            </div>
            <span className="ml-auto">
              <ThemeToggle />
            </span>
          </header>
          <main id="main" tabIndex={-1} className="app-column">
            {children}
          </main>
          {foot}
        </div>
      </div>
    </>
  )
}
