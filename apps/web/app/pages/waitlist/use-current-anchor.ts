import { useEffect } from 'react'

/** Marks, among the header's links to sections of this page, the one of the current section. */
export function useCurrentAnchor(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.site-header a[href^="#"]')]
    const parts = [...new Set(links.map(({ hash }) => hash))].flatMap((hash) => document.querySelector(hash) ?? [])

    function look() {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      const read = parts.findLast((part) => part.getBoundingClientRect().top <= innerHeight / 3)
      const current = (isAtEnd ? parts.at(-1) : read) ?? parts[0]
      for (const link of links) {
        if (link.hash === `#${current?.id}`) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    }

    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look, { passive: true })
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
      for (const link of links) link.removeAttribute('aria-current')
    }
  }, [isReady])
}
