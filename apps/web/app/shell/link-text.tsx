import type { NavigationLink } from './navigation.ts'

/** What a link says. Two words that could lead anywhere get their object for those who hear or index them. */
export function LinkText({ text, about }: Pick<NavigationLink, 'text' | 'about'>) {
  return (
    <>
      {text}
      {about && <span className="sr-only"> {about}</span>}
    </>
  )
}
