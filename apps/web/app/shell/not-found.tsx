import { ButtonLink, MoSleep } from '@mowatt/ui'
import { SearchForm } from './search-form.tsx'
import { notFoundTexts } from './shell-texts.ts'

/** Shown at an unknown address. */
export function NotFound({ siteName }: { siteName: string }) {
  return (
    <section className="page-width message-page">
      <title>{notFoundTexts.titleFor(siteName)}</title>
      <meta name="robots" content="noindex" />
      <MoSleep className="w-full max-w-95" />
      <h1 className="text-title">{notFoundTexts.title}</h1>
      <p className="text-lead text-text-2">{notFoundTexts.lead}</p>
      <SearchForm />
      <ButtonLink href="/">{notFoundTexts.goHome}</ButtonLink>
    </section>
  )
}
