import { ButtonLink, MoSleep } from '@mowatt/ui'
import { offlineKeys } from '../../browser/offline/offline-chat.ts'
import { showOfflineChat } from '../../browser/offline/show-offline-chat.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { keptBriefly, staticPage } from '../../shell/static-page.ts'
import { offlineTexts } from './offline-texts.ts'
import offlineCss from './offline.css?url'

export const handle = {
  ...staticPage,
  ...(import.meta.env.SSR && { ownScript: `(${showOfflineChat.toString()})(${JSON.stringify(offlineKeys)})` }),
}

export function headers() {
  return { ...keptBriefly(), 'x-robots-tag': 'noindex' }
}

/** Shown by the service worker at whatever address was requested: "Try again" requests that address once more. */
export default function OfflinePage() {
  return (
    <>
      <link rel="stylesheet" href={offlineCss} precedence="high" />
      <PageMeta title={offlineTexts.title} description={offlineTexts.description} path="/offline" isIndexed={false} />
      <section className="page-width message-page offline-head">
        <MoSleep className="w-full max-w-80" />
        <h1 className="text-title">{offlineTexts.title}</h1>
        <p className="text-lead text-text-2">{offlineTexts.lead}</p>
        <p data-without-chat className="text-text-2">
          {offlineTexts.lastOne}
        </p>
        <ButtonLink href="">{offlineTexts.tryAgain}</ButtonLink>
      </section>
      <section data-offline-chat hidden className="page-width offline-chat" aria-labelledby="offline-title">
        <h2 id="offline-title" className="text-h2">
          {offlineTexts.conversation}
        </h2>
        <p data-as-of className="font-bold" />
        <ol data-log className="offline-log" />
      </section>
    </>
  )
}
