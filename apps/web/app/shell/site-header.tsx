import { SearchIcon, Wordmark } from '@mowatt/ui'
import { useLocation } from 'react-router'
import { MobileMenu } from './mobile-menu.tsx'
import { headerLinks } from './navigation.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { LinkText } from './link-text.tsx'

/** The surface that the header lies on. */
export type HeaderTone = 'sky' | 'page'

/** Plain links: most pages carry no router, and the document is as fast as they are light. */
export function SiteHeader({ siteName, tone }: { siteName: string; tone: HeaderTone }) {
  const { pathname } = useLocation()
  const links = headerLinks(pathname)
  return (
    <header className="site-header" data-tone={tone}>
      <div className="page-width flex min-h-17 items-center gap-3 md:min-h-21 md:gap-8">
        <a href="/" aria-label={`${siteName} home`} className="inline-flex min-h-11 items-center">
          <Wordmark name={siteName} className="max-md:h-6.5" />
        </a>
        {links.length > 0 && (
          <nav aria-label="Main" className="flex gap-1 max-md:hidden">
            {links.map(({ text, to, about }) => (
              <a key={to} href={to} className="header-link">
                <LinkText text={text} about={about} />
              </a>
            ))}
          </nav>
        )}
        <div className="ml-auto flex items-center gap-2">
          <a href="/search" aria-label="Search" className="header-icon">
            <SearchIcon />
          </a>
          <ThemeToggle />
          {links.length > 0 && <MobileMenu links={links} />}
        </div>
      </div>
    </header>
  )
}
