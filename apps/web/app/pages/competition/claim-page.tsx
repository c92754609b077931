import { claimPrize, Failure, lookAtClaim } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import type { Visit } from '@mowatt/contract/visit'
import { Card, Link, MoCelebrate, Note } from '@mowatt/ui'
import { data } from 'react-router'
import { ClaimForm } from '../../features/competition/claim-form.tsx'
import { claimPageTexts, settledClaimTexts } from '../../features/competition/claim-texts.ts'
import { claimRefusalFrom, type ClaimRefusal, claimValuesOf } from '../../features/competition/claim-values.ts'
import { hideClaimScript } from '../../features/competition/hide-claim-script.ts'
import { ordinal } from '../../features/competition/ordinal.ts'
import { sayDate } from '../../features/competition/say-moment.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { textOf } from '../../shell/text-of.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/claim-page.ts'

export const handle = { ...privatePage, ...(import.meta.env.SSR && { ownScript: hideClaimScript() }) }

/** The address no longer has the token, and the form contains it: reloading would only lose it. */
export function shouldRevalidate() {
  return false
}

export function headers() {
  return { ...privateHeaders, 'x-robots-tag': 'noindex' }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (token === '') return { token, claim: undefined, trouble: claimPageTexts.noLink }
  const looked = await look(context.get(visitContext), token)
  return data(looked, looked.status === undefined ? {} : { status: looked.status })
}

async function look(visit: Visit, token: string) {
  try {
    const claim = await createClient(visit.send)(lookAtClaim, { body: { token } }, { headers: headersFor(visit) })
    return { token, claim, trouble: undefined, status: undefined }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { token, claim: undefined, trouble: error.message, status: error.status }
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext)
  const form = await request.formData().catch(() => new FormData())
  const values = claimValuesOf(form)
  const token = textOf(form, 'token')
  // The address of this request has no token: the page's data is looked up here.
  const answered = async (outcome: { refusal?: ClaimRefusal; done?: { sentBy: string } }, status: number) => {
    return data({ ...outcome, ...(await look(visit, token)) }, { status })
  }
  try {
    const answer = await createClient(visit.send)(
      claimPrize,
      { body: { ...values, token } },
      { headers: headersFor(visit) },
    )
    return await answered({ done: { sentBy: answer.sent_by } }, 200)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return answered({ refusal: claimRefusalFrom(error, values) }, error.status)
  }
}

/** Rate limits count the visitor, not this process that calls on their behalf. */
function headersFor({ requestId, visitorAddress }: Visit) {
  return { 'x-request-id': requestId, 'x-visitor-address': visitorAddress }
}

export default function ClaimPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, claim, trouble } = actionData ?? loaderData
  const { done, refusal } = actionData ?? {}
  const isOpen = claim?.state === 'open' && !done
  return (
    <>
      <PageMeta
        title={claimPageTexts.title}
        description={claimPageTexts.description}
        path="/competition/claim"
        isIndexed={false}
      />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 py-10 md:grid-cols-[minmax(0,var(--w-form))_minmax(0,1fr)] md:gap-x-16 md:py-16">
        <header className="grid max-w-read gap-3 md:col-span-2">
          <h1 className="text-title text-balance">
            {claim ? claimPageTexts.yourPrize(claim.prize) : claimPageTexts.title}
          </h1>
          {claim && isOpen && <p className="text-lead text-text-2">{sayWhatToDo(claim)}</p>}
        </header>
        <div className="grid w-full max-w-form grid-cols-[minmax(0,1fr)] content-start gap-5">
          {claim?.is_practice && claim.kind === 'draw' && <Note tone="warn">{claimPageTexts.practice}</Note>}
          {done && (
            <Note tone="success" announce="status">
              <b>{claimPageTexts.received}</b>
              {claimPageTexts.next(sayDate(done.sentBy))}
            </Note>
          )}
          {isOpen && (
            <Card className="grid gap-6">
              <h2 className="text-h3">{claimPageTexts.where}</h2>
              <ClaimForm token={token} refusal={refusal} />
            </Card>
          )}
          {!done && claim && claim.state !== 'open' && <Settled state={claim.state} />}
          {trouble !== undefined && <Note tone="danger">{trouble}</Note>}
          <p className="text-small text-text-2">
            <Link href="/competition">{claimPageTexts.competition}</Link>
          </p>
        </div>
        {(isOpen || done) && <MoCelebrate className="hidden h-auto w-80 max-w-full justify-self-center md:block" />}
      </div>
    </>
  )
}

type Won = { kind: 'rank' | 'draw'; place: number; until: string }

function sayWhatToDo({ kind, place, until }: Won): string {
  const say = kind === 'draw' ? claimPageTexts.drawn : claimPageTexts.byRank
  return say(ordinal(place), sayDate(until))
}

function Settled({ state }: { state: 'claimed' | 'sent' | 'over' }) {
  return <Note tone={state === 'over' ? 'warn' : 'success'}>{settledClaimTexts[state]}</Note>
}
