import { IconButton, MoonIcon, SunIcon } from '@mowatt/ui'
import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import { chooseTheme, isTheme } from '../browser/theme.ts'

/**
 * Two buttons, of which the style sheet shows the one that changes something: so the server need not know the device's
 * scheme. Without JavaScript they post the choice.
 */
export function ThemeToggle() {
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/theme" onSubmit={switchInPlace}>
      <input type="hidden" name="return_to" value={pathname + search} />
      <span className="theme-to-dark">
        <IconButton type="submit" name="theme" value="dark" label="Switch to dark theme" icon={<MoonIcon />} />
      </span>
      <span className="theme-to-light">
        <IconButton type="submit" name="theme" value="light" label="Switch to light theme" icon={<SunIcon />} />
      </span>
    </form>
  )
}

function switchInPlace(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  const pressed = (event.nativeEvent as SubmitEvent).submitter
  const theme = pressed?.getAttribute('value')
  if (!isTheme(theme)) return
  chooseTheme(theme)
  // The pressed button is hidden now: the keyboard goes on at its twin.
  const twin = event.currentTarget.querySelector<HTMLElement>(`button:not([value="${theme}"])`)
  if (document.activeElement === pressed || document.activeElement === document.body) twin?.focus()
}
