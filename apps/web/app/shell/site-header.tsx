import { ButtonLink, joinClasses, SearchIcon, Wordmark } from '@mowatt/ui'
import { useLocation } from 'react-router'
import { AccountMenu } from './account-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { accountLinks, headerLinks, type NavigationLink } from './navigation.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { LinkText } from './link-text.tsx'
import { siteHeaderTexts } from './shell-texts.ts'

const WAITLIST = '/waitlist'

/** The surface behind the header. */
export type HeaderTone = 'sky' | 'page'

type SiteHeaderProps = { siteName: string; tone: HeaderTone; email?: string | undefined }

/** Plain links: most pages have no router, and documents load as fast as they are light. */
export function SiteHeader({ siteName, tone, email }: SiteHeaderProps) {
  const { pathname } = useLocation()
  const links = headerLinks(pathname)
  const ownLinks = accountLinks(pathname)
  const mayJoin = !pathname.startsWith(WAITLIST)
  return (
    <header className="site-header" data-tone={tone}>
      <div className="page-width flex min-h-17 items-center gap-3 md:min-h-21 md:gap-8">
        <a href="/" aria-label={siteHeaderTexts.home(siteName)} className="inline-flex min-h-11 items-center">
          <Wordmark name={siteName} className="max-md:h-6" />
        </a>
        {links.length > 0 && <HeaderLinks links={links} />}
        {ownLinks.length > 0 && <HeaderLinks links={ownLinks} className="when-signed-in" />}
        <div className="ml-auto flex items-center gap-2">
          <a
            href="/search"
            aria-label={siteHeaderTexts.search}
            className={joinClasses('header-icon', links.length > 0 && 'in-menu')}
          >
            <SearchIcon />
          </a>
          <ThemeToggle />
          {links.length > 0 && <MobileMenu links={links} mayJoin={mayJoin} />}
          {ownLinks.length > 0 && <MobileMenu links={ownLinks} className="when-signed-in" />}
          {mayJoin && (
            // The same width in any font, so that nothing next to it shifts when ours loads.
            <ButtonLink
              href={WAITLIST}
              variant="strong"
              size="small"
              className="when-signed-out w-[8.5rem] shrink-0 whitespace-nowrap max-md:hidden"
            >
              {siteHeaderTexts.joinWaitlist}
            </ButtonLink>
          )}
          <AccountMenu email={email} />
        </div>
      </div>
    </header>
  )
}

function HeaderLinks({ links, className }: { links: readonly NavigationLink[]; className?: string }) {
  return (
    <nav aria-label={siteHeaderTexts.main} className={joinClasses('flex gap-1 max-md:hidden', className)}>
      {links.map(({ text, to, about }) => (
        <a key={to} href={to} className="header-link">
          <LinkText text={text} about={about} />
        </a>
      ))}
    </nav>
  )
}
