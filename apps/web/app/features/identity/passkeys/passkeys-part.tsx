import { MOST_PASSKEYS } from '@mowatt/contract'
import { Button, Note, Skeleton } from '@mowatt/ui'
import { useRef } from 'react'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { PasskeyTroubleNote } from './passkey-trouble-note.tsx'
import { useCanUsePasskeys } from './use-can-use-passkeys.ts'
import { usePasskeys } from './use-passkeys.ts'

/** A person's passkeys: to add, to name, to remove. */
export function PasskeysPart({ email, settings }: { email: string | null; settings: IdentitySettings }) {
  const { passkeys, trouble, said, busy, load, add, rename, remove, confirm } = usePasskeys(settings)
  const canUse = useCanUsePasskeys()
  const outcome = useRef<HTMLOutputElement>(null)

  return (
    <div className="grid w-full justify-items-start gap-4" aria-busy={busy === 'load'}>
      {trouble && (
        <PasskeyTroubleNote
          trouble={trouble}
          email={email}
          settings={settings}
          hasPasskeys={(passkeys?.length ?? 0) > 0}
          isBusy={busy !== undefined}
          onConfirm={() => void confirm()}
        />
      )}
      <output ref={outcome} tabIndex={-1} className={said ? 'w-full' : 'sr-only'}>
        {said && <Note tone="success">{said}</Note>}
      </output>
      {passkeys === undefined ? (
        busy === 'load' ? (
          <Skeleton className="h-16 w-full rounded-4" />
        ) : (
          <Button variant="quiet" onClick={load}>
            Try again
          </Button>
        )
      ) : (
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
                  onRemove={async () => {
                    // Its row goes, and the focus with it.
                    if (await remove(passkey)) outcome.current?.focus()
                  }}
                />
              ))}
            </ul>
          )}
          {!canUse ? (
            <p className="text-text-2">This browser can’t use passkeys. A link by mail works everywhere.</p>
          ) : passkeys.length >= MOST_PASSKEYS ? (
            <p className="text-text-2">That’s as many as an account can have. Remove one to add another.</p>
          ) : (
            <Button variant="quiet" isLoading={busy === 'add'} loadingLabel="Adding" onClick={() => void add()}>
              Add a passkey
            </Button>
          )}
        </>
      )}
    </div>
  )
}
