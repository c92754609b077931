import { Link } from '@mowatt/ui'
import articlesCss from '../../features/content/articles/articles.css?url'
import { PageLead } from '../../features/content/articles/page-lead.tsx'
import { useSite } from '../../features/content/use-site.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { keptBriefly, staticPage } from '../../shell/static-page.ts'
import { accessibilityTexts } from './accessibility-texts.ts'

const PATH = '/accessibility'

export const handle = staticPage

export function headers() {
  return keptBriefly()
}

/** What has been tested, how, and what has not: updated with the tests. */
export default function AccessibilityPage() {
  const { siteName, contactEmail } = useSite().settings
  return (
    <>
      <link rel="stylesheet" href={articlesCss} precedence="high" />
      <PageMeta
        title={accessibilityTexts.title}
        description={accessibilityTexts.description(siteName)}
        path={PATH}
        jsonLd={[describeBreadcrumbs([{ name: accessibilityTexts.title, path: PATH }])]}
      />
      <PageLead isNarrow title={accessibilityTexts.title} lead={accessibilityTexts.lead(siteName)} />
      <article className="article pb-16">
        <h2>{accessibilityTexts.aim}</h2>
        <p>
          {accessibilityTexts.aimText[0]}
          <Link href="https://www.w3.org/TR/WCAG22/">{accessibilityTexts.aimText[1]}</Link>
          {accessibilityTexts.aimText[2]}
        </p>
        <h2>{accessibilityTexts.test}</h2>
        <p>{accessibilityTexts.testText}</p>
        <ul>
          <li>{accessibilityTexts.axe}</li>
          <li>{accessibilityTexts.zoom}</li>
          <li>{accessibilityTexts.keyboard}</li>
          <li>{accessibilityTexts.motion}</li>
          <li>{accessibilityTexts.withoutScripts}</li>
        </ul>
        <h2>{accessibilityTexts.untested}</h2>
        <ul>
          <li>{accessibilityTexts.screenReader}</li>
          <li>{accessibilityTexts.disabledPeople}</li>
          <li>{accessibilityTexts.browsers}</li>
        </ul>
        <h2>{accessibilityTexts.problems}</h2>
        <ul>
          <li>{accessibilityTexts.game}</li>
          <li>{accessibilityTexts.billPicture}</li>
          <li>{accessibilityTexts.app}</li>
        </ul>
        <h2>{accessibilityTexts.tellUs}</h2>
        <p>
          {accessibilityTexts.tellUsText[0]}
          <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
          {accessibilityTexts.tellUsText[1]}
        </p>
        <p>{accessibilityTexts.lastReviewed(accessibilityTexts.reviewed)}</p>
      </article>
    </>
  )
}
