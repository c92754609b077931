import { ButtonLink, MoHead } from '@mowatt/ui'
import { useLocation } from 'react-router'

/** What a visitor sees when a page cannot be shown. The button is a link, so that it works when nothing else does. */
export function ErrorPage() {
  const { pathname, search } = useLocation()
  return (
    <section className="page-width message-page">
      <title>Something went wrong</title>
      <MoHead className="w-24" />
      <h1 className="text-title">Something went wrong</h1>
      <p className="text-lead text-text-2">The fault is on our side. Please try again in a moment.</p>
      <ButtonLink href={pathname + search}>Try again</ButtonLink>
    </section>
  )
}
