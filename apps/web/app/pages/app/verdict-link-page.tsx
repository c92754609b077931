import { readSharedVerdict } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import { Failure } from '@mowatt/contract/failures'
import { ButtonLink, MoSleep } from '@mowatt/ui'
import { data } from 'react-router'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { verdictLinkPageTexts } from '../../features/switching/verdict-link/verdict-link-texts.ts'
import css from '../../features/switching/verdict-link/verdict-link.css?url'
import { VerdictLinkView } from '../../features/switching/verdict-link/verdict-link-view.tsx'
import { staticPage } from '../../shell/static-page.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/verdict-link-page.ts'

export const handle = { ...staticPage, ...privatePage }

/** Its address is a shared secret: it is sent to no other site, not cached, and not indexed by search engines. */
export function headers() {
  return { ...privateHeaders, 'x-robots-tag': 'noindex' }
}

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { send, requestId, visitorAddress } = context.get(visitContext)
  const from = { 'x-request-id': requestId, 'x-visitor-address': visitorAddress }
  try {
    return data({ shared: await createClient(send)(readSharedVerdict, { params: { token } }, { headers: from }) })
  } catch (error) {
    if (!(error instanceof Failure) || error.status >= 500) throw error
    return data({ isOver: error.code === 'share_over', trouble: error.message }, { status: error.status })
  }
}

/** A shared verdict. Previews of the link say what it is, without figures. */
export default function VerdictLinkPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <link rel="stylesheet" href={css} precedence="high" />
      <PageMeta
        title={verdictLinkPageTexts.title}
        description={verdictLinkPageTexts.description}
        path="/shared"
        isIndexed={false}
      />
      {'shared' in loaderData ? <VerdictLinkView {...loaderData.shared} /> : <Over {...loaderData} />}
    </>
  )
}

function Over({ isOver, trouble }: { isOver: boolean; trouble: string }) {
  return (
    <section className="page-width message-page">
      <MoSleep className="w-full max-w-95" />
      <h1 className="text-title">{isOver ? verdictLinkPageTexts.over : verdictLinkPageTexts.unopened}</h1>
      <p className="text-lead text-text-2">{trouble}</p>
      <p className="text-text-2">{verdictLinkPageTexts.yourOwn}</p>
      <ButtonLink href="/">{verdictLinkPageTexts.askMo}</ButtonLink>
    </section>
  )
}
