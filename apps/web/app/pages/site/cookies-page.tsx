import { Button, Note } from '@mowatt/ui'
import { useRouteLoaderData } from 'react-router'
import { categories, type Category, type StoredThing } from '../../browser/consent/stored-thing.ts'
import { storedThings } from '../../browser/consent/stored-things.ts'
import cookiesCss from '../../features/consent/cookies.css?url'
import { adNetworkOf, marketingPurpose, purposes } from '../../features/consent/purposes.ts'
import { useSite } from '../../features/content/use-site.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { keptBriefly, staticPage } from '../../shell/static-page.ts'

const PATH = '/cookies'

export const handle = staticPage

export function headers() {
  return keptBriefly()
}

const titles: Record<Category, string> = {
  necessary: 'Necessary',
  preferences: 'Preferences',
  statistics: 'Statistics',
  marketing: 'Marketing',
}

const rules: Record<Exclude<Category, 'marketing'>, string> = {
  necessary:
    'You don’t need to choose anything here. We don’t store most of these until you use the feature that needs them, and each line says when.',
  preferences:
    'We only store these if you agree: your own settings, and which welcome message goes with a link you followed. We remove them if you change your mind.',
  statistics: 'We only store these if you agree, and remove them if you change your mind.',
}

function ruleOf(category: Category, adNetwork: string | undefined): string {
  if (category !== 'marketing') return rules[category]
  const own =
    'We don’t store anything in your browser for this. If you agree, we tell our own server when an advert works.'
  return adNetwork === undefined ? own : `${own} We tell ${adNetwork} at the same time, and not before.`
}

const places: Record<StoredThing['place'], string> = {
  local: 'Local storage',
  session: 'Session storage',
  cookie: 'Cookie',
  database: 'Database',
  cache: 'Cache',
}

/** Everything that the site keeps in a browser, from the very table that the code is checked against. */
export default function CookiesPage() {
  const { settings } = useSite()
  const root = useRouteLoaderData<{ analytics: { adsUrl: string | undefined } | null }>('root')
  const adNetwork = adNetworkOf(root?.analytics)
  return (
    <>
      <link rel="stylesheet" href={cookiesCss} precedence="high" />
      <PageMeta
        title="Cookies"
        description="Everything this site stores in your browser, why, and for how long."
        path={PATH}
        jsonLd={[describeBreadcrumbs([{ name: 'Cookies', path: PATH }])]}
      />
      <div className="page-width plain-page cookies-page">
        <header>
          <h1 className="text-title">Cookies</h1>
          <p className="text-lead text-text-2">
            Everything {settings.siteName} stores in your browser, why, and for how long.{' '}
            {adNetwork === undefined
              ? 'No other company sets or reads any of it.'
              : `No other company sets or reads any of it, unless you agree to marketing: then ${adNetwork} may use its own cookies.`}
          </p>
          <div className="cookie-settings">
            <Button data-cookie-settings>Change your choice</Button>
          </div>
          <noscript>
            <Note tone="info">
              JavaScript is off in your browser, so we don’t count your visit or anything else. We only store what’s
              necessary and the theme you choose, so there’s nothing for you to decide.
            </Note>
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
        {titles[category]}
      </h2>
      <p className="text-text-2">
        {category === 'marketing' ? marketingPurpose(adNetwork) : purposes[category]} {ruleOf(category, adNetwork)}
      </p>
      {things.length > 0 && (
        <table>
          <caption className="sr-only">{titles[category]}: what we store</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">What for</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            {things.map(({ key, place, purpose, lasts }) => (
              <tr key={`${place} ${key}`}>
                <th scope="row">
                  <code>{key}</code>
                  <span>{places[place]}</span>
                </th>
                <td data-label="What for">{purpose}</td>
                <td data-label="How long">{lasts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
