import { joinClasses, MenuIcon } from '@mowatt/ui'
import type { NavigationLink } from './navigation.ts'
import { LinkText } from './link-text.tsx'

/** The header's links on a phone: a native disclosure, so that it opens without JavaScript too. */
export function MobileMenu({ links, className }: { links: readonly NavigationLink[]; className?: string }) {
  return (
    <details className={joinClasses('mobile-menu md:hidden', className)} data-menu>
      <summary aria-label="Menu" className="inline-grid size-11 place-items-center rounded-small">
        <MenuIcon />
      </summary>
      <nav aria-label="Main" className="mobile-menu-panel">
        {links.map(({ text, to, about }) => (
          <a key={to} href={to} className="header-link">
            <LinkText text={text} about={about} />
          </a>
        ))}
      </nav>
    </details>
  )
}
