import { CloseIcon, IconButton, MenuIcon, MoHead, Wordmark } from '@mowatt/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { previewStatus } from '../preview-status.ts'
import { SkipLink } from '../skip-link.tsx'
import { ThemeToggle } from '../theme-toggle.tsx'
import css from './app-frame.css?url'
import { AppNavigation, type AppPlace } from './app-navigation.tsx'
import { appFrameTexts } from './app-texts.ts'

type AppFrameProps = {
  siteName: string
  /** Where the site is; empty on its own host. */
  siteBase: string
  place: AppPlace
  title?: string
  subtitle?: string
  /** Below the navigation: the conversations, for instance. */
  side?: ReactNode
  /** Actions on the page's content, at the end of its top bar. */
  acts?: ReactNode
  /** Sticks to the lower edge: the composer. */
  foot?: ReactNode
  children: ReactNode
}

const SIDE_ID = 'app-side'

/** The frame of every page of the app: a side list, which is a drawer on phones, a top bar, and one column. */
export function AppFrame(props: AppFrameProps) {
  const { siteName, siteBase, place, title = appFrameTexts.mo, side, acts, foot, children } = props
  const { subtitle = previewStatus } = props
  return (
    <>
      <link rel="stylesheet" href={css} precedence="high" />
      <SkipLink />
      <div className="app">
        <Side>
          <div className="flex items-center justify-between">
            <a
              href={`${siteBase}/`}
              aria-label={appFrameTexts.home(siteName)}
              className="inline-flex min-h-11 items-center px-2"
            >
              <Wordmark name={siteName} className="max-md:h-6" />
            </a>
            <IconButton
              className="app-side-close"
              label={appFrameTexts.closeMenu}
              icon={<CloseIcon />}
              popoverTarget={SIDE_ID}
              popoverTargetAction="hide"
            />
          </div>
          <AppNavigation place={place} siteBase={siteBase} sideId={SIDE_ID} />
          {side}
        </Side>
        <div className="app-main">
          <header className="app-top">
            <IconButton
              className="app-menu"
              label={appFrameTexts.openMenu}
              icon={<MenuIcon />}
              popoverTarget={SIDE_ID}
            />
            <a href="/chat" className="app-mo" aria-label={appFrameTexts.chatWithMo}>
              <MoHead className="w-10" />
            </a>
            <div className="app-name">
              <p className="app-title">{title}</p>
              <p className="app-subtitle">{subtitle}</p>
            </div>
            <span className="ml-auto flex shrink-0">
              <ThemeToggle />
              {acts}
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

/** One list for both: beside the page if there is room, and over it as a popover otherwise. */
function Side({ children }: { children: ReactNode }) {
  const side = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (side.current?.matches(':popover-open')) side.current.hidePopover()
  }, [pathname])
  return (
    <aside ref={side} id={SIDE_ID} popover="auto" className="app-side" aria-label={appFrameTexts.side}>
      {children}
    </aside>
  )
}
