import { Link } from '@mowatt/ui'
import articlesCss from '../../features/content/articles/articles.css?url'
import { PageLead } from '../../features/content/articles/page-lead.tsx'
import { useSite } from '../../features/content/use-site.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { keptBriefly, staticPage } from '../../shell/static-page.ts'

const PATH = '/accessibility'
const REVIEWED = '17 November 2026'

export const handle = staticPage

export function headers() {
  return keptBriefly()
}

/** What has been tested, how, and what has not: changed with what the tests do. */
export default function AccessibilityPage() {
  const { siteName, contactEmail } = useSite().settings
  return (
    <>
      <link rel="stylesheet" href={articlesCss} precedence="high" />
      <PageMeta
        title="Accessibility"
        description={`How accessible ${siteName} is, what we’ve tested, what we haven’t, and how to tell us about a problem.`}
        path={PATH}
        jsonLd={[describeBreadcrumbs([{ name: 'Accessibility', path: PATH }])]}
      />
      <PageLead
        title="Accessibility"
        lead={`Everyone should be able to read their bill. Here’s how far ${siteName} has got, and where it falls short.`}
      />
      <article className="article pb-16">
        <h2>What we aim for</h2>
        <p>
          We aim for level AA of the{' '}
          <Link href="https://www.w3.org/TR/WCAG22/">Web Content Accessibility Guidelines 2.2</Link>. Nobody outside our
          team has checked yet whether we meet it.
        </p>
        <h2>What we test</h2>
        <p>These tests run on every change, in Chromium, and a change that fails them isn’t published:</p>
        <ul>
          <li>
            axe, an automated checker, on each kind of page, on a phone and a desktop screen, in light and dark mode
          </li>
          <li>no sideways scrolling on a narrow phone, or on a desktop screen at 200% zoom</li>
          <li>the menu, dialogs, forms, chat and comparison used with a keyboard only</li>
          <li>nothing moves if your device asks for reduced motion</li>
          <li>guides, legal pages, the waitlist and sign-in work without JavaScript</li>
        </ul>
        <h2>What we haven’t tested</h2>
        <ul>
          <li>Nobody has yet tested the site with a screen reader from start to finish.</li>
          <li>No disabled people have tested the site with us yet.</li>
          <li>We only test in Chromium. Other browsers should work, but we don’t check them.</li>
        </ul>
        <h2>Known problems</h2>
        <ul>
          <li>The game needs quick reactions. You don’t need to play it to join or move up the waitlist.</li>
          <li>
            Your bill is shown as a picture. Everything Mo read on it is also in a list beside it, but the rest of the
            picture has no text alternative.
          </li>
          <li>The app (chat, bills and switches) needs JavaScript.</li>
        </ul>
        <h2>Tell us about a problem</h2>
        <p>
          Email <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> and tell us which page it was, what you were
          trying to do, and what you use to browse the web. If you need something from this site in another format, ask
          us for it.
        </p>
        <p>We last reviewed this page on {REVIEWED}.</p>
      </article>
    </>
  )
}
