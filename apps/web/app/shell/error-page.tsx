import { Button, MoHead } from '@mowatt/ui'
import { useLocation } from 'react-router'
import { errorPageTexts } from './shell-texts.ts'

/** Shown if a page cannot be rendered. The button requests the same page again, without scripts. */
export function ErrorPage({ siteName }: { siteName: string }) {
  const { pathname, search } = useLocation()
  const asked = [...new URLSearchParams(search)]
  return (
    <section className="page-width message-page">
      <title>{errorPageTexts.titleFor(siteName)}</title>
      <MoHead className="w-24" />
      <h1 className="text-title">{errorPageTexts.title}</h1>
      <p className="text-lead text-text-2">{errorPageTexts.lead}</p>
      <form action={pathname}>
        {asked.map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{errorPageTexts.tryAgain}</Button>
      </form>
    </section>
  )
}
