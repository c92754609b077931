import { ButtonLink, MoSleep } from '@mowatt/ui'
import { SearchForm } from './search-form.tsx'

/** What a visitor sees at an address that leads nowhere. */
export function NotFound({ siteName }: { siteName: string }) {
  return (
    <section className="page-width message-page">
      <title>{`Page not found | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <MoSleep className="w-full max-w-95" />
      <h1 className="text-title">Page not found</h1>
      <p className="text-lead text-text-2">
        There’s nothing at this address. Try a search, or start from the home page.
      </p>
      <SearchForm />
      <ButtonLink href="/">Go to the home page</ButtonLink>
    </section>
  )
}
