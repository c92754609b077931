import type { NavigationLink } from './navigation.ts'

/** The text of a link. Ambiguous ones get their object for screen readers and search engines. */
export function LinkText({ text, about }: Pick<NavigationLink, 'text' | 'about'>) {
  return (
    <>
      {text}
      {about && <span className="sr-only"> {about}</span>}
    </>
  )
}
