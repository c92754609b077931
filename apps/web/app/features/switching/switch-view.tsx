import type { Switch } from '@mowatt/contract'
import { Button, ButtonLink, EmptyState, Note, Skeleton } from '@mowatt/ui'
import { type ReactNode, useState } from 'react'
import { OpenSwitch } from './forms/open-switch.tsx'
import { RunningSwitch } from './progress/running-switch.tsx'
import type { SwitchClient } from './switch-client.ts'
import { isOpen } from './switch-states.ts'
import { switchViewTexts } from './switch-texts.ts'
import type { SwitchView as View } from './use-switch.ts'

type SwitchViewProps = {
  view: View
  client: SwitchClient
  siteBase: string
  onRetry: () => void
  onChange: (now: Switch) => void
  /** Its own address, to return to. */
  path: string
  /** The way to sign in and keep it, for visitors without an account here. */
  keep: (about: Switch) => ReactNode
}

/** A switch in any state. */
export function SwitchView({ view, onRetry, ...rest }: SwitchViewProps) {
  switch (view.kind) {
    case 'loading':
      return <Loading />
    case 'shown':
      return (
        <div className="switch-page">
          {view.isOffline && (
            <Note tone="warn" announce="status">
              {switchViewTexts.outOfDate[0]}
              <button type="button" className="switch-change-link" onClick={onRetry}>
                {switchViewTexts.outOfDate[1]}
              </button>
            </Note>
          )}
          <Shown about={view.shown} {...rest} />
        </div>
      )
    case 'locked':
      return (
        <Trouble
          title={switchViewTexts.notHere}
          text={switchViewTexts.notHereText}
          action={
            <ButtonLink href={`${rest.siteBase}/waitlist?to=${encodeURIComponent(rest.path)}`}>
              {switchViewTexts.signIn}
            </ButtonLink>
          }
        />
      )
    case 'offline':
      return (
        <Trouble
          title={switchViewTexts.offline}
          text={switchViewTexts.offlineText}
          action={<Button onClick={onRetry}>{switchViewTexts.tryAgain}</Button>}
        />
      )
    case 'trouble':
      return (
        <Trouble
          title={switchViewTexts.didntLoad}
          text={view.text}
          action={<Button onClick={onRetry}>{switchViewTexts.tryAgain}</Button>}
        />
      )
  }
}

type ShownProps = Omit<SwitchViewProps, 'view' | 'onRetry'> & { about: Switch }

function Shown({ about, client, siteBase, onChange, keep }: ShownProps) {
  const [wasOpen] = useState(() => isOpen(about.state))
  const cancel = async () => onChange(await client.cancel(about.switch_id))
  return isOpen(about.state) ? (
    <OpenSwitch about={about} client={client} siteBase={siteBase} onChange={onChange} onCancel={cancel} />
  ) : (
    <RunningSwitch about={about} takesFocus={wasOpen} onCancel={cancel} keep={keep(about)} />
  )
}

function Trouble({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <>
      <h1 className="sr-only">{switchViewTexts.yourSwitch}</h1>
      <EmptyState headingLevel="h2" title={title} text={text} action={action} />
    </>
  )
}

function Loading() {
  return (
    <div className="switch-page">
      <h1 className="sr-only">{switchViewTexts.yourSwitch}</h1>
      <output className="sr-only">{switchViewTexts.loading}</output>
      <noscript>
        <Note tone="info">{switchViewTexts.withoutScripts}</Note>
      </noscript>
      <Skeleton className="h-12 w-3/4 rounded-3" />
      <Skeleton className="h-80 rounded-5" />
      <Skeleton className="h-60 rounded-5" />
    </div>
  )
}
