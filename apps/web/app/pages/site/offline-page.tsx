import { ButtonLink, MoSleep } from '@mowatt/ui'
import { offlineKeys } from '../../browser/offline/offline-chat.ts'
import { showOfflineChat } from '../../browser/offline/show-offline-chat.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { keptBriefly, staticPage } from '../../shell/static-page.ts'
import offlineCss from './offline.css?url'

export const handle = {
  ...staticPage,
  ...(import.meta.env.SSR && { ownScript: `(${showOfflineChat.toString()})(${JSON.stringify(offlineKeys)})` }),
}

export function headers() {
  return { ...keptBriefly(), 'x-robots-tag': 'noindex' }
}

/** Shown by the service worker at whatever address was asked for: "Try again" asks for that address once more. */
export default function OfflinePage() {
  return (
    <>
      <link rel="stylesheet" href={offlineCss} precedence="high" />
      <PageMeta
        title="You’re offline"
        description="We can’t reach the internet from here."
        path="/offline"
        isIndexed={false}
      />
      <section className="page-width message-page offline-head">
        <MoSleep className="w-full max-w-80" />
        <h1 className="text-title">You’re offline</h1>
        <p className="text-lead text-text-2">
          Mo needs a connection to answer you. Check your Wi-Fi or mobile data, and this page will reload when you’re
          back.
        </p>
        <p data-without-chat className="text-text-2">
          Once you’ve opened a conversation on this device, you can read the last one here without a connection.
        </p>
        <ButtonLink href="">Try again</ButtonLink>
      </section>
      <section data-offline-chat hidden className="page-width offline-chat" aria-labelledby="offline-title">
        <h2 id="offline-title" className="text-h2">
          Your last conversation
        </h2>
        <p data-as-of className="font-bold" />
        <ol data-log className="offline-log" />
      </section>
    </>
  )
}
