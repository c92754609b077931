import { skipLinkTexts } from './shell-texts.ts'

/** First stop of the keyboard: over the header, to the page itself. */
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
