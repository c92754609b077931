import { Button } from '@mowatt/ui'
import { dateAndTime } from '../../../browser/long-date.ts'
import { sessionsTexts } from '../account/account-texts.ts'
import { OwnListFrame } from '../account/own-list-frame.tsx'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { type OwnSession, useSessions } from './use-sessions.ts'

/** Where a person is signed in, with a button for each place but this one. */
export function SessionsPart({ email, settings }: { email: string | null; settings: IdentitySettings }) {
  const { list, end, endOthers } = useSessions(settings)
  const { busy } = list

  return (
    <OwnListFrame list={list} email={email} settings={settings}>
      {(sessions) => (
        <>
          <ul className="grid w-full gap-3">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={busy === `end ${session.id}`}
                onEnd={() => void end(session)}
              />
            ))}
          </ul>
          {sessions.some((each) => !each.is_current) ? (
            <Button
              variant="quiet"
              isLoading={busy === 'others'}
              loadingLabel={sessionsTexts.signingOut}
              onClick={() => void endOthers()}
            >
              {sessionsTexts.signOutOthers}
            </Button>
          ) : (
            <p className="text-text-2">{sessionsTexts.nowhereElse}</p>
          )}
        </>
      )}
    </OwnListFrame>
  )
}

type SessionRowProps = { session: OwnSession; isBusy: boolean; onEnd: () => void }

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { device, signed_in_at: since, last_used_at: lastUsed, is_current: isCurrent } = session
  const name = device ?? sessionsTexts.unknownBrowser
  return (
    <li className="grid gap-3 rounded-4 border border-border p-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-1">
        <b className="wrap-anywhere">{name}</b>
        <span className="text-small text-text-2">{sessionsTexts.since(dateAndTime(since))}</span>
        <span className="text-small text-text-2">
          {isCurrent ? sessionsTexts.thisOne : sessionsTexts.lastUsed(dateAndTime(lastUsed))}
        </span>
      </div>
      {!isCurrent && (
        <div>
          <Button
            size="small"
            variant="quiet"
            isLoading={isBusy}
            loadingLabel={sessionsTexts.signingOut}
            onClick={onEnd}
          >
            {sessionsTexts.signOut[0]}
            <span className="sr-only">
              {name}
              {sessionsTexts.signOut[1]}
              {dateAndTime(since)}
            </span>
          </Button>
        </div>
      )}
    </li>
  )
}
