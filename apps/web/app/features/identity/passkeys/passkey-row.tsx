import { LONGEST_PASSKEY_NAME } from '@mowatt/contract'
import { Button, TextField } from '@mowatt/ui'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { longDate } from '../../../browser/long-date.ts'
import { passkeyRowTexts } from '../account/account-texts.ts'
import type { Passkey } from './passkey-actions.ts'

type PasskeyRowProps = {
  passkey: Passkey
  busy: string | undefined
  /** Whether it worked. */
  onRename: (name: string) => Promise<boolean>
  onRemove: () => Promise<boolean>
}

/** One passkey: its name, its last use, and its two buttons or the field for another name. */
export function PasskeyRow({ passkey, busy, onRename, onRemove }: PasskeyRowProps) {
  const { id, name, created_at: createdAt, last_used_at: lastUsedAt } = passkey
  const [view, setView] = useState<'buttons' | 'naming' | 'asking'>('buttons')
  const row = useRef<HTMLLIElement>(null)
  const used = lastUsedAt ? passkeyRowTexts.lastUsed(longDate(lastUsedAt.slice(0, 10))) : passkeyRowTexts.notUsedYet

  /** The pressed button is gone: the focus goes to its replacement. */
  function show(next: typeof view) {
    flushSync(() => setView(next))
    row.current?.querySelector<HTMLElement>('input, [data-first]')?.focus()
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    if (typeof typed === 'string' && (await onRename(typed))) show('buttons')
  }

  return (
    <li ref={row} className="grid gap-3 rounded-4 border border-border p-4">
      <div className="grid gap-1">
        <b className="wrap-anywhere">{name}</b>
        <span className="text-small text-text-2">{passkeyRowTexts.added(longDate(createdAt.slice(0, 10)), used)}</span>
      </div>
      {view === 'naming' ? (
        <form className="grid gap-3" onSubmit={(event) => void save(event)}>
          <TextField
            name="name"
            label={passkeyRowTexts.newName}
            defaultValue={name}
            maxLength={LONGEST_PASSKEY_NAME}
            required
          />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              size="small"
              isLoading={busy === `rename ${id}`}
              loadingLabel={passkeyRowTexts.saving}
            >
              {passkeyRowTexts.saveName}
            </Button>
            <Button size="small" variant="ghost" onClick={() => show('buttons')}>
              {passkeyRowTexts.cancel}
            </Button>
          </div>
        </form>
      ) : view === 'asking' ? (
        <div className="grid gap-3">
          <p>{passkeyRowTexts.removeSure}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              variant="danger"
              isLoading={busy === `remove ${id}`}
              loadingLabel={passkeyRowTexts.removing}
              onClick={() => void onRemove()}
            >
              {passkeyRowTexts.removeIt}
            </Button>
            <Button size="small" variant="ghost" data-first onClick={() => show('buttons')}>
              {passkeyRowTexts.keepIt}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="quiet" data-first onClick={() => show('naming')}>
            {passkeyRowTexts.rename} <span className="sr-only">{name}</span>
          </Button>
          <Button size="small" variant="ghost" onClick={() => show('asking')}>
            {passkeyRowTexts.remove} <span className="sr-only">{name}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
