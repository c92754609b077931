import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/**
 * A link inside the app that navigates without a reload. The router's own would add more code to every page of the
 * site.
 */
export function AppLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const navigate = useNavigate()

  function follow(event: MouseEvent) {
    // A user who wants another tab or window gets it from the browser.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(href)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
