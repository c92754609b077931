import { createClient, fetchSend } from '@mowatt/contract/client'
import { useMemo, useState } from 'react'
import { useIsHydrated } from '../../browser/use-is-hydrated.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { Game } from '../../features/game/game.tsx'
import gameCss from '../../features/game/game.css?url'
import { HowToPlay } from '../../features/game/how-to-play.tsx'
import { createPracticeService, createRunService } from '../../features/game/runs/run-service.ts'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { auth } from '../../features/identity/auth/auth.ts'
import { isSignInKept } from '../../features/identity/auth/kept-sign-in.ts'
import { useIdentity } from '../../features/identity/use-identity.ts'
import { askByDialog } from '../../features/waitlist/terms/ask-by-dialog.tsx'
import { askingForTerms } from '../../features/waitlist/terms/asking-for-terms.ts'
import { ModalHost } from '../../shell/modals/modal-host.tsx'
import { createModalStack } from '../../shell/modals/modal-stack.ts'
import { gamePageTexts } from './game-page-texts.ts'

const PATH = '/waitlist/game'

/** Escape the Tunnel: for points when signed in, for practice when not. */
export default function GamePage() {
  const { isAuthenticated, authStatus } = useAuth('where-somebody-was')
  const identity = useIdentity()
  const isHydrated = useIsHydrated()
  const apiUrl = !identity || identity.apiUrl === identity.siteUrl ? '' : identity.apiUrl
  const [modals] = useState(createModalStack)
  const service = useMemo(
    () =>
      isAuthenticated
        ? createRunService({
            call: askingForTerms(createClient(fetchSend(apiUrl)), askByDialog(modals)),
            token: auth.token,
          })
        : createPracticeService(),
    [isAuthenticated, apiUrl, modals],
  )
  // A signed-in user must not play for practice only because they were quicker than the sign-in.
  const isSettled = isAuthenticated || authStatus === 'ready' || authStatus === 'error'
  const isServiceKnown = isHydrated && (isSettled || !isSignInKept())

  return (
    <>
      <link rel="stylesheet" href={gameCss} precedence="high" />
      <PageMeta
        title={gamePageTexts.title}
        description={gamePageTexts.description}
        path={PATH}
        jsonLd={[
          describeBreadcrumbs([
            { name: gamePageTexts.waitlist, path: '/waitlist' },
            { name: gamePageTexts.title, path: PATH },
          ]),
        ]}
      />
      <div className="page-width game-page">
        <header className="grid gap-3">
          <h1 className="text-title">{gamePageTexts.title}</h1>
          <p className="max-w-read text-lead text-text-2">{gamePageTexts.lead}</p>
        </header>
        <p className="game-without-scripts">
          {gamePageTexts.withoutScripts[0]}
          <a href="/waitlist" className="underline">
            {gamePageTexts.withoutScripts[1]}
          </a>
          {gamePageTexts.withoutScripts[2]}
        </p>
        <Game service={service} isServiceKnown={isServiceKnown} />
        <HowToPlay />
      </div>
      <ModalHost modals={modals} />
    </>
  )
}
