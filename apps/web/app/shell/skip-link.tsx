import { skipLinkTexts } from './shell-texts.ts'

/** The first element in the tab order: skips the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="skip-link fixed top-3 left-3 z-skip -translate-y-24 rounded-3 bg-surface px-5 py-3 font-bold text-text focus:translate-y-0"
    >
      {skipLinkTexts.skipToContent}
    </a>
  )
}
