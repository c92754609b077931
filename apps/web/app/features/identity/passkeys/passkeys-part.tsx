import { MOST_PASSKEYS } from '@mowatt/contract'
import { Button } from '@mowatt/ui'
import { OwnListFrame } from '../account/own-list-frame.tsx'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { useCanUsePasskeys } from './use-can-use-passkeys.ts'
import { usePasskeys } from './use-passkeys.ts'

/** A person's passkeys: to add, to name, to remove. */
export function PasskeysPart({ email, settings }: { email: string | null; settings: IdentitySettings }) {
  const { list, add, rename, remove } = usePasskeys(settings)
  const canUse = useCanUsePasskeys()
  const { busy } = list

  return (
    <OwnListFrame list={list} email={email} settings={settings}>
      {(passkeys) => (
        <>
          {passkeys.length === 0 && <p className="text-text-2">You haven’t got a passkey yet.</p>}
          {passkeys.length > 0 && (
            <ul className="grid w-full gap-3">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  busy={busy}
                  onRename={(name) => rename(passkey.id, name)}
                  onRemove={() => remove(passkey)}
                />
              ))}
            </ul>
          )}
          {!canUse ? (
            <p className="text-text-2">This browser can’t use passkeys. A sign-in link by email works everywhere.</p>
          ) : passkeys.length >= MOST_PASSKEYS ? (
            <p className="text-text-2">
              You’ve got as many passkeys as an account can have. Remove one to add another.
            </p>
          ) : (
            <Button variant="quiet" isLoading={busy === 'add'} loadingLabel="Adding" onClick={() => void add()}>
              Add a passkey
            </Button>
          )}
        </>
      )}
    </OwnListFrame>
  )
}
