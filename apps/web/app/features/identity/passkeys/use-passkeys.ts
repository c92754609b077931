import { useMemo } from 'react'
import { passkeyDoneTexts } from '../account/account-texts.ts'
import { useOwnList } from '../account/use-own-list.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { type Passkey, passkeyActions } from './passkey-actions.ts'

/** The passkeys of the signed-in user, and the actions on them. */
export function usePasskeys(settings: IdentitySettings) {
  const { actions, read } = useMemo(() => {
    const found = passkeyActions(settings)
    return { actions: found, read: () => found.list() }
  }, [settings])
  const list = useOwnList<Passkey>(read, actions)
  const { run, change } = list
  return {
    list,
    add: () =>
      run('add', async () => {
        const added = await actions.add()
        change((known) => [...known, added])
        return passkeyDoneTexts.added(added.name)
      }),
    rename: (id: string, name: string) =>
      run(`rename ${id}`, async () => {
        const renamed = await actions.rename(id, name)
        change((known) => known.map((each) => (each.id === id ? renamed : each)))
        return passkeyDoneTexts.renamed(renamed.name)
      }),
    remove: ({ id, name }: Passkey) =>
      run(`remove ${id}`, async () => {
        await actions.remove(id)
        change((known) => known.filter((each) => each.id !== id))
        return passkeyDoneTexts.removed(name)
      }),
  }
}
