import { Button, Note, Skeleton } from '@mowatt/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { PasskeyTroubleNote } from '../passkeys/passkey-trouble-note.tsx'
import { ownListFrameTexts } from './account-texts.ts'
import type { OwnList } from './use-own-list.ts'

type OwnListFrameProps<Item> = {
  list: OwnList<Item>
  email: string | null
  settings: IdentitySettings
  children: (items: readonly Item[]) => ReactNode
}

/** The frame of every list of an account: errors, results, loading, and retrying. */
export function OwnListFrame<Item>({ list, email, settings, children }: OwnListFrameProps<Item>) {
  const { items, trouble, said, busy, load, confirm } = list
  const outcome = useRef<HTMLOutputElement>(null)

  // An action may remove the pressed button, and the focus with it.
  useEffect(() => {
    if (said && document.activeElement === document.body) outcome.current?.focus()
  }, [said])

  return (
    <div className="grid w-full justify-items-start gap-4" aria-busy={busy === 'load'}>
      {trouble && (
        <PasskeyTroubleNote
          trouble={trouble}
          email={email}
          settings={settings}
          hasPasskeys={trouble.hasPasskeys}
          isBusy={busy !== undefined}
          onConfirm={() => void confirm()}
        />
      )}
      <output ref={outcome} tabIndex={-1} className={said ? 'w-full' : 'sr-only'}>
        {said && <Note tone="success">{said}</Note>}
      </output>
      {items !== undefined ? (
        children(items)
      ) : busy === 'load' ? (
        <Skeleton className="h-16 w-full rounded-4" />
      ) : (
        <Button variant="quiet" onClick={load}>
          {ownListFrameTexts.tryAgain}
        </Button>
      )}
    </div>
  )
}
