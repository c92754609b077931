import { endOtherSessions, endSession, listSessions } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { useEffect, useMemo, useState } from 'react'
import { auth } from '../auth/auth.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { passkeyActions } from '../passkeys/passkey-actions.ts'
import { type PasskeyTrouble, passkeyTrouble } from '../passkeys/passkey-trouble.ts'

export type OwnSession = {
  id: string
  device: string | null
  signed_in_at: string
  last_used_at: string
  is_current: boolean
}

/** What went wrong, and whether a passkey would mend it. */
type SessionTrouble = PasskeyTrouble & { hasPasskeys: boolean }

/** Where a person is signed in, and the ways to sign out elsewhere, one thing at a time. */
export function useSessions(settings: IdentitySettings) {
  const { call, passkeys } = useMemo(
    () => ({
      call: createClient(fetchSend(settings.apiUrl === settings.siteUrl ? '' : settings.apiUrl)),
      passkeys: passkeyActions(settings),
    }),
    [settings],
  )
  const [sessions, setSessions] = useState<readonly OwnSession[]>()
  const [trouble, setTrouble] = useState<SessionTrouble>()
  const [turn, setTurn] = useState(0)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState<string | undefined>('load')

  useEffect(() => {
    let isWanted = true
    const load = async () => (await call(listSessions, {}, { token: await auth.token() })).sessions
    void load()
      .then(
        (found) => isWanted && setSessions(found),
        (error: unknown) => isWanted && setTrouble(plainTrouble(error)),
      )
      .then(() => isWanted && setBusy(undefined))
    return () => {
      isWanted = false
    }
  }, [call, turn])

  async function run(what: string, work: () => Promise<string>): Promise<boolean> {
    if (busy) return false
    setBusy(what)
    setTrouble(undefined)
    setSaid('')
    try {
      setSaid(await work())
      return true
    } catch (error) {
      const plain = plainTrouble(error)
      const hasPasskeys = plain?.wanted ? await passkeys.list().then(hasAny, () => false) : false
      setTrouble(plain && { ...plain, hasPasskeys })
      return false
    } finally {
      setBusy(undefined)
    }
  }

  return {
    sessions,
    trouble,
    said,
    busy,
    load: () => {
      setBusy('load')
      setTrouble(undefined)
      setTurn((last) => last + 1)
    },
    end: ({ id, device }: OwnSession) =>
      run(`end ${id}`, async () => {
        await call(endSession, { params: { id } }, { token: await auth.token() })
        setSessions((known) => known?.filter((each) => each.id !== id))
        return `Done. ${device ?? 'That browser'} is signed out.`
      }),
    endOthers: () =>
      run('others', async () => {
        await call(endOtherSessions, {}, { token: await auth.token() })
        setSessions((known) => known?.filter((each) => each.is_current))
        return 'Done. You’re signed in only here now.'
      }),
    confirm: () =>
      run('confirm', async () => {
        await passkeys.confirm()
        return 'Thank you. You can go on now.'
      }),
  }
}

function plainTrouble(error: unknown): SessionTrouble | undefined {
  const trouble = passkeyTrouble(error)
  return trouble && { ...trouble, hasPasskeys: false }
}

function hasAny(passkeys: readonly unknown[]): boolean {
  return passkeys.length > 0
}
