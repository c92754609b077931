import { Link, Note } from '@mowatt/ui'
import articlesCss from '../../features/content/articles/articles.css?url'
import { PageLead } from '../../features/content/articles/page-lead.tsx'
import { useSite } from '../../features/content/use-site.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { keptBriefly, staticPage } from '../../shell/static-page.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/company-page.ts'

const PATH = '/company'

export const handle = staticPage

export function headers() {
  return keptBriefly()
}

export function loader({ context }: Route.LoaderArgs) {
  return context.get(visitContext).settings.company
}

/** Who runs the site, as the law wants it said: name, number, address and how to be reached. */
export default function CompanyPage({ loaderData: company }: Route.ComponentProps) {
  const { siteName, contactEmail } = useSite().settings
  return (
    <>
      <link rel="stylesheet" href={articlesCss} precedence="high" />
      <PageMeta
        title="Who we are"
        description={`The company behind ${siteName}: its legal name, registration and address, and how to reach us.`}
        path={PATH}
        jsonLd={[describeBreadcrumbs([{ name: 'Who we are', path: PATH }])]}
      />
      <PageLead title="Who we are" lead={`The company behind ${siteName}, and how to reach us.`} />
      <article className="article pb-16">
        {company ? (
          <dl className="article-facts">
            <dt>Company</dt>
            <dd>{company.name}</dd>
            <dt>Company number</dt>
            <dd>{company.number}, on the register at Companies House</dd>
            <dt>Registered office</dt>
            <dd>
              <address>
                {company.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </dd>
            <dt>Data protection</dt>
            <dd>Registered with the Information Commissioner’s Office as {company.icoNumber}</dd>
          </dl>
        ) : (
          <Note tone="info">
            This is a test copy of {siteName}. No company runs it, so there are no company details here.
          </Note>
        )}
        <h2>Talk to us</h2>
        <p>
          Email <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>, or tell Mo in any chat that you’d like to
          talk to a person.
        </p>
        <h2>Complaints</h2>
        <p>
          If we’ve got something wrong, email us with “Complaint” in the subject line. Tell us what happened and what
          you’d like us to do. If your complaint is about your energy supplier, Mo can help you write to them.
        </p>
        <h2>What we are, and what we aren’t</h2>
        <p>
          {siteName} isn’t an energy supplier, and isn’t owned by one. We read bills, compare tariffs and help you
          switch. <Link href="/about-us">Read how we’re paid</Link>.
        </p>
      </article>
    </>
  )
}
