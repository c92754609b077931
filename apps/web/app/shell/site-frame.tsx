import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { type HeaderTone, SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

type SiteFrameProps = {
  settings: { siteName: string; footerText: string; contactEmail: string }
  year: number | undefined
  tone: HeaderTone
  footerNote: string | undefined
  email: string | undefined
  /** Above everything except the skip link. */
  banner?: ReactNode
  children: ReactNode
}

/** The frame of every page of the site. */
export function SiteFrame({ settings, year, tone, footerNote, email, banner, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink />
      {banner}
      <SiteHeader siteName={settings.siteName} tone={tone} email={email} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...settings} year={year} note={footerNote} />
    </>
  )
}
