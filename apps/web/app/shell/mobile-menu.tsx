import { MenuIcon } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { NavigationLink } from './navigation.ts'

/** The header's links on a phone: a native disclosure, so that it opens without JavaScript too. */
export function MobileMenu({ links }: { links: readonly NavigationLink[] }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  useEffect(() => menu.current?.removeAttribute('open'), [pathname])
  useEffect(() => closeOnEscape(menu.current), [])

  return (
    <details ref={menu} className="mobile-menu md:hidden">
      <summary aria-label="Menu" className="inline-grid size-11 place-items-center rounded-small">
        <MenuIcon />
      </summary>
      <nav aria-label="Main" className="mobile-menu-panel">
        {links.map(({ text, to }) => (
          <Link key={to} to={to} className="header-link">
            {text}
          </Link>
        ))}
      </nav>
    </details>
  )
}

function closeOnEscape(menu: HTMLDetailsElement | null): () => void {
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu?.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  addEventListener('keydown', close)
  return () => removeEventListener('keydown', close)
}
