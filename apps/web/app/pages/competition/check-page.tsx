import { Link } from '@mowatt/ui'
import { checkPageTexts } from '../../features/competition/check-texts.ts'
import competitionCss from '../../features/competition/competition.css?url'
import { DrawCheck } from '../../features/competition/draw-check.tsx'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { auth } from '../../features/identity/auth/auth.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/check-page.ts'
import { competitionAddress } from './competition-address.ts'
import { namedCompetitionIfRead } from './named-competition.ts'

const PATH = '/competition/check'

/** From the final ranking on, no entry can be added any more. */
const FINAL: readonly string[] = ['settled', 'drawn', 'claims', 'finished']

export async function loader({ context, request }: Route.LoaderArgs) {
  const { send, settings } = context.get(visitContext)
  const id = new URL(request.url).searchParams.get('id')
  // The evidence can be checked without it.
  const competition = await namedCompetitionIfRead(send, id)
  return {
    isEmpty: competition ? FINAL.includes(competition.status) && competition.entrants === 0 : false,
    evidenceUrl: competitionAddress(settings, 'evidence', id),
    receiptUrl: competitionAddress(settings, 'me/receipt', id),
  }
}

export default function CheckPage({ loaderData }: Route.ComponentProps) {
  const { evidenceUrl, receiptUrl, isEmpty } = loaderData
  const { isAuthenticated } = useAuth('where-somebody-was')
  return (
    <>
      <link rel="stylesheet" href={competitionCss} precedence="high" />
      <PageMeta
        title={checkPageTexts.title}
        description={checkPageTexts.description}
        path={PATH}
        jsonLd={[
          describeBreadcrumbs([
            { name: checkPageTexts.competition, path: '/competition' },
            { name: checkPageTexts.crumb, path: PATH },
          ]),
        ]}
      />
      <div className="page-width grid gap-8 py-10 md:gap-10 md:py-16">
        <header className="grid gap-4">
          <h1 className="text-title text-balance">{checkPageTexts.title}</h1>
          <p className="max-w-[60ch] text-lead text-pretty text-text-2">
            {checkPageTexts.lead[0]}
            <Link href="/competition">{checkPageTexts.lead[1]}</Link>
          </p>
          <noscript>
            <p className="max-w-[60ch] rounded-3 bg-info-soft px-4 py-3 text-small text-info">
              {checkPageTexts.withoutScripts[0]}
              <a href={evidenceUrl} className="underline">
                {checkPageTexts.withoutScripts[1]}
              </a>
              {checkPageTexts.withoutScripts[2]}
            </p>
          </noscript>
        </header>
        <DrawCheck
          evidenceUrl={evidenceUrl}
          isEmpty={isEmpty}
          receiptClient={isAuthenticated ? { url: receiptUrl, token: auth.token } : undefined}
        />
      </div>
    </>
  )
}
