import { Link, Note } from '@mowatt/ui'
import articlesCss from '../../features/content/articles/articles.css?url'
import { PageLead } from '../../features/content/articles/page-lead.tsx'
import { useSite } from '../../features/content/use-site.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { keptBriefly, staticPage } from '../../shell/static-page.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/company-page.ts'
import { companyTexts } from './company-texts.ts'

const PATH = '/company'

export const handle = staticPage

export function headers() {
  return keptBriefly()
}

export function loader({ context }: Route.LoaderArgs) {
  return context.get(visitContext).settings.company
}

/** Who runs the site, as the law requires: name, number, address and contact. */
export default function CompanyPage({ loaderData: company }: Route.ComponentProps) {
  const { siteName, contactEmail } = useSite().settings
  return (
    <>
      <link rel="stylesheet" href={articlesCss} precedence="high" />
      <PageMeta
        title={companyTexts.title}
        description={companyTexts.description(siteName)}
        path={PATH}
        jsonLd={[describeBreadcrumbs([{ name: companyTexts.title, path: PATH }])]}
      />
      <PageLead isNarrow title={companyTexts.title} lead={companyTexts.lead(siteName)} />
      <article className="article pb-16">
        {company ? (
          <dl className="article-facts">
            <dt>{companyTexts.company}</dt>
            <dd>{company.name}</dd>
            <dt>{companyTexts.companyNumber}</dt>
            <dd>{companyTexts.register(company.number)}</dd>
            <dt>{companyTexts.registeredOffice}</dt>
            <dd>
              <address>
                {company.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </dd>
            <dt>{companyTexts.dataProtection}</dt>
            <dd>{companyTexts.ico(company.icoNumber)}</dd>
          </dl>
        ) : (
          <Note tone="info">{companyTexts.testCopy(siteName)}</Note>
        )}
        <h2>{companyTexts.talk}</h2>
        <p>
          {companyTexts.talkText[0]}
          <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
          {companyTexts.talkText[1]}
        </p>
        <h2>{companyTexts.complaints}</h2>
        <p>{companyTexts.complaintsText}</p>
        <h2>{companyTexts.what}</h2>
        <p>
          {siteName}
          {companyTexts.whatText[0]}
          <Link href="/about-us">{companyTexts.whatText[1]}</Link>
          {companyTexts.whatText[2]}
        </p>
      </article>
    </>
  )
}
