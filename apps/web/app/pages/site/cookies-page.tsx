import { Button, Note } from '@mowatt/ui'
import { useRouteLoaderData } from 'react-router'
import { categories, type Category } from '../../browser/consent/stored-thing.ts'
import { storedThings } from '../../browser/consent/stored-things.ts'
import { categoryTexts, purposeTexts } from '../../features/consent/consent-texts.ts'
import cookiesCss from '../../features/consent/cookies.css?url'
import { adNetworkOf, marketingPurpose } from '../../features/consent/purposes.ts'
import { useSite } from '../../features/content/use-site.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { keptBriefly, staticPage } from '../../shell/static-page.ts'
import { cookiesTexts } from './cookies-texts.ts'

const PATH = '/cookies'

export const handle = staticPage

export function headers() {
  return keptBriefly()
}

function ruleOf(category: Category, adNetwork: string | undefined): string {
  if (category !== 'marketing') return cookiesTexts.rules[category]
  const own = cookiesTexts.adverts
  return adNetwork === undefined ? own : cookiesTexts.advertsElsewhere(own, adNetwork)
}

/** Everything that the site stores in a browser, from the same table that the code is checked against. */
export default function CookiesPage() {
  const { settings } = useSite()
  const root = useRouteLoaderData<{ analytics: { adsUrl: string | undefined } | null }>('root')
  const adNetwork = adNetworkOf(root?.analytics)
  return (
    <>
      <link rel="stylesheet" href={cookiesCss} precedence="high" />
      <PageMeta
        title={cookiesTexts.title}
        description={cookiesTexts.description}
        path={PATH}
        jsonLd={[describeBreadcrumbs([{ name: cookiesTexts.title, path: PATH }])]}
      />
      <div className="page-width plain-page cookies-page">
        <header>
          <h1 className="text-title">{cookiesTexts.title}</h1>
          <p className="text-lead text-text-2">
            {cookiesTexts.lead(settings.siteName)}{' '}
            {adNetwork === undefined ? cookiesTexts.noOthers : cookiesTexts.noOthersUnless(adNetwork)}
          </p>
          <div className="cookie-settings">
            <Button data-cookie-settings>{cookiesTexts.change}</Button>
          </div>
          <noscript>
            <Note tone="info">{cookiesTexts.withoutScripts}</Note>
          </noscript>
        </header>
        {categories.map((category) => (
          <StoredIn key={category} category={category} adNetwork={adNetwork} />
        ))}
      </div>
    </>
  )
}

function StoredIn({ category, adNetwork }: { category: Category; adNetwork: string | undefined }) {
  const things = storedThings.filter((each) => each.category === category)
  const id = `cookies-${category}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {categoryTexts[category]}
      </h2>
      <p className="text-text-2">
        {category === 'marketing' ? marketingPurpose(adNetwork) : purposeTexts[category]} {ruleOf(category, adNetwork)}
      </p>
      {things.length > 0 && (
        <table>
          <caption className="sr-only">{cookiesTexts.caption(categoryTexts[category])}</caption>
          <thead>
            <tr>
              <th scope="col">{cookiesTexts.name}</th>
              <th scope="col">{cookiesTexts.whatFor}</th>
              <th scope="col">{cookiesTexts.howLong}</th>
            </tr>
          </thead>
          <tbody>
            {things.map(({ key, place, purpose, lasts }) => (
              <tr key={`${place} ${key}`}>
                <th scope="row">
                  <code>{key}</code>
                  <span>{cookiesTexts.places[place]}</span>
                </th>
                <td data-label={cookiesTexts.whatFor}>{purpose}</td>
                <td data-label={cookiesTexts.howLong}>{lasts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
