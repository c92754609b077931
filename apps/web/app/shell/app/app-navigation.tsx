import { ChatIcon, CheckIcon, ClockIcon, DocumentIcon, HomeIcon, LockIcon, RefreshIcon } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { appNavigationTexts } from './app-texts.ts'

/** A page's section in the app; `none` for the links into it. */
export type AppPlace = 'home' | 'chat' | 'bills' | 'switches' | 'none'

/** The sections of the app, above the conversations. */
export function AppNavigation({ place, siteBase, sideId }: { place: AppPlace; siteBase: string; sideId: string }) {
  return (
    <>
      <nav aria-labelledby="app-home-title">
        <h2 id="app-home-title" className="app-side-title">
          {appNavigationTexts.yourHome}
        </h2>
        <Place href="/home" icon={<HomeIcon size="small" />} isHere={place === 'home'}>
          {appNavigationTexts.overview}
        </Place>
        <Place href="/chat" icon={<ChatIcon size="small" />} isHere={place === 'chat'}>
          {appNavigationTexts.chatWithMo}
        </Place>
        <Place href="/bills" icon={<DocumentIcon size="small" />} isHere={place === 'bills'}>
          {appNavigationTexts.bills}
        </Place>
        <Place href="/switches" icon={<RefreshIcon size="small" />} isHere={place === 'switches'}>
          {appNavigationTexts.switches}
        </Place>
      </nav>
      <nav aria-labelledby="app-data-title">
        <h2 id="app-data-title" className="app-side-title">
          {appNavigationTexts.yourData}
        </h2>
        <Place href={`${siteBase}/waitlist`} icon={<ClockIcon size="small" />} isHere={false}>
          {appNavigationTexts.waitlist}
        </Place>
        <Place href={`${siteBase}/account`} icon={<LockIcon size="small" />} isHere={false}>
          {appNavigationTexts.accountAndData}
        </Place>
        {/* A link into the app opens on its own in a moment: no question is asked there. */}
        {place !== 'none' && (
          <div className="cookie-settings">
            <button
              type="button"
              className="app-place w-full text-left"
              data-cookie-settings
              popoverTarget={sideId}
              popoverTargetAction="hide"
            >
              <CheckIcon size="small" />
              {appNavigationTexts.cookieSettings}
            </button>
          </div>
        )}
      </nav>
    </>
  )
}

type PlaceProps = { href: string; icon: ReactNode; isHere: boolean; children: string }

function Place({ href, icon, isHere, children }: PlaceProps) {
  return (
    <a href={href} className="app-place" aria-current={isHere ? 'true' : undefined}>
      {icon}
      {children}
    </a>
  )
}
