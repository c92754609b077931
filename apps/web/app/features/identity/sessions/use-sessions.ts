import { endOtherSessions, endSession, listSessions } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { useMemo } from 'react'
import { sessionsDoneTexts } from '../account/account-texts.ts'
import { useOwnList } from '../account/use-own-list.ts'
import { auth } from '../auth/auth.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { passkeyActions } from '../passkeys/passkey-actions.ts'

export type OwnSession = {
  id: string
  device: string | null
  signed_in_at: string
  last_used_at: string
  is_current: boolean
}

/** Where a person is signed in, and the ways to sign out elsewhere. */
export function useSessions(settings: IdentitySettings) {
  const { call, read, passkeys } = useMemo(() => {
    const client = createClient(fetchSend(settings.apiUrl === settings.siteUrl ? '' : settings.apiUrl))
    return {
      call: client,
      read: async () => (await client(listSessions, {}, { token: await auth.token() })).sessions,
      passkeys: passkeyActions(settings),
    }
  }, [settings])
  const list = useOwnList<OwnSession>(read, passkeys)
  const { run, change } = list
  return {
    list,
    end: ({ id, device }: OwnSession) =>
      run(`end ${id}`, async () => {
        await call(endSession, { params: { id } }, { token: await auth.token() })
        change((known) => known.filter((each) => each.id !== id))
        return sessionsDoneTexts.ended(device)
      }),
    endOthers: () =>
      run('others', async () => {
        await call(endOtherSessions, {}, { token: await auth.token() })
        change((known) => known.filter((each) => each.is_current))
        return sessionsDoneTexts.othersEnded
      }),
  }
}
