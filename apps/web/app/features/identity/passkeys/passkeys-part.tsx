import { MOST_PASSKEYS } from '@mowatt/contract'
import { Button } from '@mowatt/ui'
import { passkeyListTexts } from '../account/account-texts.ts'
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
          {passkeys.length === 0 && <p className="text-text-2">{passkeyListTexts.none}</p>}
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
            <p className="text-text-2">{passkeyListTexts.unusable}</p>
          ) : passkeys.length >= MOST_PASSKEYS ? (
            <p className="text-text-2">{passkeyListTexts.full}</p>
          ) : (
            <Button
              variant="quiet"
              isLoading={busy === 'add'}
              loadingLabel={passkeyListTexts.adding}
              onClick={() => void add()}
            >
              {passkeyListTexts.add}
            </Button>
          )}
        </>
      )}
    </OwnListFrame>
  )
}
