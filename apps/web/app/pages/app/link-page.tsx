import { redeemLink } from '@mowatt/contract'
import { Button, MoSleep, MoWave, Spinner } from '@mowatt/ui'
import conversationCss from '../../features/chat/conversation/conversation.css?url'
import { WaysOn } from '../../features/chat/conversation/conversation-view.tsx'
import { linkPageTexts } from '../../features/chat/conversation/link/link-texts.ts'
import { redeemLinkScript } from '../../features/chat/conversation/link/redeem-link-script.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { AppFrame } from '../../shell/app/app-frame.tsx'
import { useAppPage } from './use-app-page.ts'

export const handle = {
  ...privatePage,
  frame: 'none',
  scripts: false,
  ...(import.meta.env.SSR && { ownScript: redeemLinkScript(redeemLink.path) }),
}

export function headers() {
  return privateHeaders
}

/**
 * The other end of a hand-over. A request for this page has no effect: its script exchanges the link once it is open.
 */
export default function LinkPage() {
  const { siteName, siteBase, api } = useAppPage()
  return (
    <>
      <link rel="stylesheet" href={conversationCss} precedence="high" />
      <PageMeta
        title={linkPageTexts.opening}
        description={linkPageTexts.oneMomentText}
        path="/link"
        isIndexed={false}
      />
      <AppFrame siteName={siteName} siteBase={siteBase} place="none">
        <div className="link-stage" data-link-stage data-api={api} aria-live="polite">
          <div data-when="opening">
            <MoWave className="w-55" />
            <h1 className="text-h2" tabIndex={-1}>
              {linkPageTexts.opening}
            </h1>
            <Spinner label={linkPageTexts.oneMoment} />
            <noscript>
              <p>{linkPageTexts.withoutScripts}</p>
            </noscript>
          </div>
          <div data-when="over" hidden>
            <MoSleep className="w-55" />
            <h1 className="text-h2" tabIndex={-1}>
              {linkPageTexts.over}
            </h1>
            <p className="text-text-2">{linkPageTexts.overText}</p>
            <WaysOn siteBase={siteBase} />
          </div>
          <div data-when="trouble" hidden>
            <MoSleep className="w-55" />
            <h1 className="text-h2" tabIndex={-1}>
              {linkPageTexts.didntOpen}
            </h1>
            <p className="text-text-2" data-words />
            <Button data-try-again>{linkPageTexts.tryAgain}</Button>
          </div>
        </div>
      </AppFrame>
    </>
  )
}
