import { Wordmark } from '@mowatt/ui'
import { Link, useLocation } from 'react-router'
import { useIsScrolled } from '../browser/use-is-scrolled.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { headerLinks } from './navigation.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** The surface that the header lies on. */
export type HeaderTone = 'sky' | 'page'

export function SiteHeader({ siteName, tone }: { siteName: string; tone: HeaderTone }) {
  const { pathname } = useLocation()
  const isScrolled = useIsScrolled()
  const links = headerLinks(pathname)
  return (
    <header className="site-header" data-tone={tone} data-scrolled={isScrolled || undefined}>
      <div className="page-width flex min-h-17 items-center gap-3 md:min-h-21 md:gap-8">
        <Link to="/" aria-label={`${siteName} home`} className="inline-flex min-h-11 items-center">
          <Wordmark name={siteName} className="max-md:h-6.5" />
        </Link>
        {links.length > 0 && (
          <nav aria-label="Main" className="flex gap-1 max-md:hidden">
            {links.map(({ text, to }) => (
              <Link key={to} to={to} className="header-link">
                {text}
              </Link>
            ))}
          </nav>
        )}
        <div className="ml-auto flex items-center gap-2">
          <ThemeToggle />
          {links.length > 0 && <MobileMenu links={links} />}
        </div>
      </div>
    </header>
  )
}
