import { ButtonLink, MoSleep } from '@mowatt/ui'
import { Link } from 'react-router'

/** What a visitor sees at an address that leads nowhere. */
export function NotFound() {
  return (
    <section className="page-width message-page">
      <title>Page not found</title>
      <MoSleep className="w-full max-w-95" />
      <h1 className="text-title">Page not found</h1>
      <p className="text-lead text-text-2">There is nothing at this address.</p>
      <ButtonLink as={Link} to="/">
        Go to the home page
      </ButtonLink>
    </section>
  )
}
