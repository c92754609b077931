import { useEffect, useRef, useState } from 'react'
import type { passkeyActions } from '../passkeys/passkey-actions.ts'
import { type PasskeyTrouble, passkeyTrouble } from '../passkeys/passkey-trouble.ts'
import { ownListTexts } from './account-texts.ts'

/** What went wrong, and whether a passkey would mend it. */
export type OwnListTrouble = PasskeyTrouble & { hasPasskeys: boolean }

type Passkeys = Pick<ReturnType<typeof passkeyActions>, 'list' | 'confirm'>

/** A list of what belongs to an account, and acts on it, one at a time. `read` has to stay the same between renders. */
export function useOwnList<Item>(read: () => Promise<readonly Item[]>, passkeys: Passkeys) {
  const [items, setItems] = useState<readonly Item[]>()
  const [trouble, setTrouble] = useState<OwnListTrouble>()
  const [turn, setTurn] = useState(0)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState<string | undefined>('load')
  // A second press may come before the result of the first is rendered.
  const isRunning = useRef(false)

  useEffect(() => {
    let isWanted = true
    void read()
      .then(
        (found) => isWanted && setItems(found),
        (error: unknown) => isWanted && setTrouble(plainTrouble(error)),
      )
      .then(() => isWanted && setBusy(undefined))
    return () => {
      isWanted = false
    }
  }, [read, turn])

  /** Resolves to whether it was done. */
  async function run(what: string, work: () => Promise<string>): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
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
      isRunning.current = false
      setBusy(undefined)
    }
  }

  return {
    items,
    change: (of: (known: readonly Item[]) => readonly Item[]) => setItems((known) => of(known ?? [])),
    trouble,
    /** The result of the action, announced to users who cannot see that the list has changed. */
    said,
    busy,
    run,
    load: () => {
      setBusy('load')
      setTrouble(undefined)
      setTurn((last) => last + 1)
    },
    confirm: () =>
      run('confirm', async () => {
        await passkeys.confirm()
        return ownListTexts.confirmed
      }),
  }
}

export type OwnList<Item> = ReturnType<typeof useOwnList<Item>>

function plainTrouble(error: unknown): OwnListTrouble | undefined {
  const trouble = passkeyTrouble(error)
  return trouble && { ...trouble, hasPasskeys: false }
}

function hasAny(passkeys: readonly unknown[]): boolean {
  return passkeys.length > 0
}
