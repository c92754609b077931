import { useEffect, useMemo, useState } from 'react'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { type Passkey, passkeyActions } from './passkey-actions.ts'
import { type PasskeyTrouble, passkeyTrouble } from './passkey-trouble.ts'

/** The passkeys of whoever is signed in, and what can be done with them, one thing at a time. */
export function usePasskeys(settings: IdentitySettings) {
  const actions = useMemo(() => passkeyActions(settings), [settings])
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>()
  const [trouble, setTrouble] = useState<PasskeyTrouble>()
  const [turn, setTurn] = useState(0)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState<string | undefined>('load')

  async function run(what: string, work: () => Promise<string>): Promise<boolean> {
    setBusy(what)
    setTrouble(undefined)
    setSaid('')
    try {
      setSaid(await work())
      return true
    } catch (error) {
      setTrouble(passkeyTrouble(error))
      return false
    } finally {
      setBusy(undefined)
    }
  }

  useEffect(() => {
    let isWanted = true
    void actions
      .list()
      .then(
        (found) => isWanted && setPasskeys(found),
        (error: unknown) => isWanted && setTrouble(passkeyTrouble(error)),
      )
      .then(() => isWanted && setBusy(undefined))
    return () => {
      isWanted = false
    }
  }, [actions, turn])

  function load() {
    setBusy('load')
    setTrouble(undefined)
    setTurn((last) => last + 1)
  }

  const change = (of: (known: readonly Passkey[]) => readonly Passkey[]) => setPasskeys((known) => of(known ?? []))
  return {
    passkeys,
    trouble,
    /** What was done, for whoever cannot see that the list has changed. */
    said,
    busy,
    load,
    add: () =>
      run('add', async () => {
        const added = await actions.add()
        change((known) => [...known, added])
        return `Done. “${added.name}” is your new passkey.`
      }),
    rename: (id: string, name: string) =>
      run(`rename ${id}`, async () => {
        const renamed = await actions.rename(id, name)
        change((known) => known.map((each) => (each.id === id ? renamed : each)))
        return `Done. It’s called “${renamed.name}” now.`
      }),
    remove: ({ id, name }: Passkey) =>
      run(`remove ${id}`, async () => {
        await actions.remove(id)
        change((known) => known.filter((each) => each.id !== id))
        return `Done. “${name}” no longer opens your account.`
      }),
    confirm: () =>
      run('confirm', async () => {
        await actions.confirm()
        return 'Thank you. You can go on now.'
      }),
  }
}
