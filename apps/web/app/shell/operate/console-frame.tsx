import type { ConsolePage } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Wordmark } from '@mowatt/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { AppLink } from '../app/app-link.tsx'
import { SkipLink } from '../skip-link.tsx'
import { consoleWords, pagesInOrder } from './console-words.ts'
import { FindAnything } from './find-anything.tsx'
import { frameTexts } from './frame-texts.ts'

type ConsoleFrameProps = {
  siteName: string
  /** The pages that the operator may open; empty until known. */
  pages: readonly ConsolePage[]
  email: string | undefined
  role: string | undefined
  /** Sends requests as the operator, once signed in. */
  call?: Call
  children: ReactNode
}

/** The frame of every page of the console: only permitted pages are in the navigation. */
export function ConsoleFrame({ siteName, pages, email, role, call, children }: ConsoleFrameProps) {
  const { pathname } = useLocation()
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const links = pagesInOrder(pages).map((page) => consoleWords[page])
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  useFocusAfterMove(pathname, () => setIsMenuOpen(false))
  return (
    <>
      <SkipLink />
      <div className="ops">
        <header className="ops-side" data-open={isMenuOpen}>
          <a href="/" aria-label={frameTexts.toSite(siteName)}>
            <Wordmark name={siteName} size="small" />
          </a>
          <p className="ops-tag">{frameTexts.tag}</p>
          <button
            type="button"
            className="ops-menu"
            aria-expanded={isMenuOpen}
            aria-controls="console-menu"
            onClick={() => setIsMenuOpen(!isMenuOpen)}
          >
            {frameTexts.menu}
          </button>
          {call && pages.length > 0 && <FindAnything call={call} pages={pages} />}
          <nav id="console-menu" aria-label={frameTexts.nav}>
            <AppLink href="/operate" aria-current={pathname === '/operate' ? 'page' : undefined}>
              {frameTexts.overview}
            </AppLink>
            {links.map(({ title, path }) => (
              <AppLink key={path} href={path} aria-current={isAt(path) ? 'page' : undefined}>
                {title}
              </AppLink>
            ))}
            <a href="/account">{frameTexts.account}</a>
            <div className="cookie-settings">
              <button type="button" data-cookie-settings>
                {frameTexts.cookieSettings}
              </button>
            </div>
          </nav>
          {email && (
            <p className="ops-who">
              {role && <b className="ops-role">{role}</b>}
              {email}
            </p>
          )}
        </header>
        {children}
      </div>
    </>
  )
}

/** Navigation by a link here is announced, as if the browser had loaded the page. */
function useFocusAfterMove(pathname: string, onMove: () => void): void {
  const last = useRef(pathname)
  const moved = useEffectEvent(onMove)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    moved()
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [pathname])
}
