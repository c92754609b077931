import { Badge, ButtonLink, Card, EmptyState, Link } from '@mowatt/ui'
import { competitionPageTexts } from '../../features/competition/competition-texts.ts'
import competitionCss from '../../features/competition/competition.css?url'
import { statusSentence, statusTag } from '../../features/competition/competition-words.ts'
import { PrizesPanel } from '../../features/competition/prizes-panel.tsx'
import { ProofList } from '../../features/competition/proof-list.tsx'
import { proofSteps } from '../../features/competition/proof-steps.ts'
import { WinnersPanel } from '../../features/competition/winners-panel.tsx'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { staticPage } from '../../shell/static-page.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/competition-page.ts'
import { competitionAddress } from './competition-address.ts'
import { namedCompetition } from './named-competition.ts'

export const handle = staticPage

const PATH = '/competition'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { send, settings } = context.get(visitContext)
  const id = new URL(request.url).searchParams.get('id')
  const competition = await namedCompetition(send, id)
  return { competition, isPast: id !== null, evidenceUrl: competitionAddress(settings, 'evidence', id) }
}

export default function CompetitionPage({ loaderData }: Route.ComponentProps) {
  const { competition, isPast, evidenceUrl } = loaderData
  const hasWinners = competition !== null && competition.awards.length > 0
  return (
    <>
      <link rel="stylesheet" href={competitionCss} precedence="high" />
      <PageMeta
        title={competition?.rules.title ?? competitionPageTexts.crumb}
        description={competitionPageTexts.description}
        path={PATH}
        isIndexed={!isPast}
        jsonLd={[describeBreadcrumbs([{ name: competitionPageTexts.crumb, path: PATH }])]}
      />
      {competition ? (
        <div className="page-width grid gap-8 py-10 md:gap-10 md:py-16">
          <header className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h1 className="text-title text-balance">{competition.rules.title}</h1>
              <Badge tone={statusTag(competition).tone}>{statusTag(competition).text}</Badge>
            </div>
            <p className="max-w-[60ch] text-lead text-pretty text-text-2">{statusSentence(competition)}</p>
            {competition.status === 'open' && (
              <ButtonLink href="/waitlist" className="justify-self-start">
                {competitionPageTexts.enter}
              </ButtonLink>
            )}
          </header>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <Card tone="flat" className="overflow-hidden p-0!">
                <h2 className="panel-title text-h3">{competitionPageTexts.evidence}</h2>
                <ProofList steps={proofSteps(competition)} />
                <div className="panel-foot grid gap-4 py-5">
                  <p className="text-small text-text-2">
                    {competitionPageTexts.terms[0]}
                    <Link href={isPast ? `/terms/waitlist?competition=${competition.id}` : '/terms/waitlist'}>
                      {competitionPageTexts.terms[1]}
                    </Link>
                    {competitionPageTexts.terms[2]}
                  </p>
                  <div className="flex flex-wrap gap-3">
                    {competition.commitment && (
                      <ButtonLink
                        href={isPast ? `/competition/check?id=${competition.id}` : '/competition/check'}
                        variant="strong"
                        size="small"
                      >
                        {competitionPageTexts.repeat}
                      </ButtonLink>
                    )}
                    <ButtonLink href={evidenceUrl} download variant="quiet" size="small">
                      {competitionPageTexts.evidenceFile}
                    </ButtonLink>
                  </div>
                </div>
              </Card>
              {hasWinners && <PrizesPanel rules={competition.rules} />}
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <WinnersPanel competition={competition} />
              {!hasWinners && <PrizesPanel rules={competition.rules} />}
            </div>
          </div>
          {competition.previous_id !== null && (
            <p className="text-small text-text-2">
              <Link href={`/competition?id=${competition.previous_id}`}>{competitionPageTexts.previous}</Link>
            </p>
          )}
        </div>
      ) : (
        <div className="page-width py-16">
          <EmptyState headingLevel="h2" title={competitionPageTexts.none} text={competitionPageTexts.noneText} />
        </div>
      )}
    </>
  )
}
