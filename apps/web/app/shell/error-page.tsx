import { Button, MoHead } from '@mowatt/ui'
import { useLocation } from 'react-router'

/** What a visitor sees when a page cannot be shown. The button asks for the same page again, by the browser alone. */
export function ErrorPage({ siteName }: { siteName: string }) {
  const { pathname, search } = useLocation()
  const asked = [...new URLSearchParams(search)]
  return (
    <section className="page-width message-page">
      <title>{`Something went wrong | ${siteName}`}</title>
      <MoHead className="w-24" />
      <h1 className="text-title">Something went wrong</h1>
      <p className="text-lead text-text-2">It’s our fault, not yours. Please try again in a moment.</p>
      <form action={pathname}>
        {asked.map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">Try again</Button>
      </form>
    </section>
  )
}
