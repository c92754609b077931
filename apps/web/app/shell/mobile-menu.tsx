import { joinClasses, MenuIcon } from '@mowatt/ui'
import type { NavigationLink } from './navigation.ts'
import { LinkText } from './link-text.tsx'
import { mobileMenuTexts } from './shell-texts.ts'

type MobileMenuProps = {
  links: readonly NavigationLink[]
  /** Offers the waitlist, which a wide header has beside its links. */
  mayJoin?: boolean
  className?: string
}

/** The header's links on a phone: a native disclosure, so that it opens without JavaScript too. */
export function MobileMenu({ links, mayJoin = false, className }: MobileMenuProps) {
  return (
    <details className={joinClasses('fold mobile-menu md:hidden', className)} data-menu>
      <summary aria-label={mobileMenuTexts.menu} className="inline-grid size-11 place-items-center rounded-3">
        <MenuIcon />
      </summary>
      <div className="mobile-menu-panel">
        <nav aria-label={mobileMenuTexts.main} className="grid">
          {links.map(({ text, to, about }) => (
            <a key={to} href={to} className="header-link">
              <LinkText text={text} about={about} />
            </a>
          ))}
        </nav>
        <a href="/search" className="header-link">
          {mobileMenuTexts.search}
        </a>
        {mayJoin && (
          <a href="/waitlist" className="header-link when-signed-out">
            {mobileMenuTexts.joinWaitlist}
          </a>
        )}
      </div>
    </details>
  )
}
