import { IconButton, MoonIcon, SunIcon } from '@mowatt/ui'
import { useLocation, useMatches } from 'react-router'
import { themeToggleTexts } from './shell-texts.ts'

/**
 * Two buttons, of which the style sheet shows the one that changes something, so that the server does not have to know
 * the device's scheme. Without JavaScript they post the choice; the page script switches in place.
 */
export function ThemeToggle() {
  const { pathname, search } = useLocation()
  const isPrivate = useMatches().some(({ handle }) => (handle as { isPrivate?: boolean } | undefined)?.isPrivate)
  return (
    <form method="post" action="/theme">
      {/* A page cached for everybody only knows its own query parameters; the browser may know more. */}
      <input type="hidden" name="return_to" value={isPrivate ? pathname : pathname + search} suppressHydrationWarning />
      <span className="theme-to-dark">
        <IconButton type="submit" name="theme" value="dark" label={themeToggleTexts.dark} icon={<MoonIcon />} />
      </span>
      <span className="theme-to-light">
        <IconButton type="submit" name="theme" value="light" label={themeToggleTexts.light} icon={<SunIcon />} />
      </span>
    </form>
  )
}
