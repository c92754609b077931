import { ArrowDownIcon } from '@mowatt/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { composerBarTexts } from './composer-texts.ts'

type ComposerBarProps = { isMore?: boolean; onMore?: () => void; children: ReactNode }

/** The bottom bar of a conversation: it stays above a phone's keyboard. */
export function ComposerBar({ isMore = false, onMore, children }: ComposerBarProps) {
  const bar = useRef<HTMLElement>(null)

  // If the keyboard overlays the page instead of shrinking it, the browser reports how much is still visible.
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const lift = () => {
      const hidden = Math.max(0, innerHeight - seen.height - seen.offsetTop)
      // Zoomed in, the rest of the page is hidden too, but no keyboard is open.
      bar.current?.style.setProperty('--keyboard-height', seen.scale === 1 ? `${hidden}px` : '0px')
    }
    seen.addEventListener('resize', lift)
    seen.addEventListener('scroll', lift)
    return () => {
      seen.removeEventListener('resize', lift)
      seen.removeEventListener('scroll', lift)
    }
  }, [])

  return (
    <footer ref={bar} className="composer-bar">
      <div className="composer-column">
        {isMore && (
          <button type="button" className="composer-more" aria-label={composerBarTexts.moreBelow} onClick={onMore}>
            <ArrowDownIcon size="small" />
            <span>{composerBarTexts.moreBelow}</span>
          </button>
        )}
        {children}
      </div>
    </footer>
  )
}
