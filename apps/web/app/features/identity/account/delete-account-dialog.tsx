import { Button, Checkbox, Dialog } from '@mowatt/ui'
import { useState } from 'react'
import { askForLink } from '../link/sign-in.ts'
import { useIdentity } from '../use-identity.ts'
import { accountActions, needsFreshSignIn, reasonOf } from './account-actions.ts'
import { deleteAccountDialogTexts } from './account-texts.ts'
import { lastWords } from './kept-words.ts'
import { useKept } from './use-kept.ts'

type DeleteAccountDialogProps = { isOpen: boolean; onClose: () => void; email?: unknown }

/** The confirmation before everything is deleted. An old sign-in has to be renewed first. */
export function DeleteAccountDialog({ isOpen, onClose, email }: DeleteAccountDialogProps) {
  const settings = useIdentity()
  const address = typeof email === 'string' ? email : ''
  const [isSure, setIsSure] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [mustSignIn, setMustSignIn] = useState(false)
  const kept = useKept(settings)

  async function remove() {
    if (!settings || isBusy) return
    setIsBusy(true)
    setError(undefined)
    try {
      await accountActions(settings).remove()
      location.assign('/account?deleted=yes')
    } catch (failure) {
      setIsBusy(false)
      setMustSignIn(needsFreshSignIn(failure))
      setError(reasonOf(failure))
    }
  }

  async function signInAgain() {
    if (!settings || isBusy) return
    setIsBusy(true)
    const trouble = await askForLink(address, settings)
    setIsBusy(false)
    if (trouble) setError(trouble.text)
    else location.assign(`/magic-link-sent?email=${encodeURIComponent(address)}`)
  }

  return (
    <Dialog
      title={deleteAccountDialogTexts.title}
      description={lastWords(kept)}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      cancelLabel={deleteAccountDialogTexts.keep}
      isBusy={isBusy}
      error={error}
      action={
        mustSignIn ? (
          <Button onClick={() => void signInAgain()} isLoading={isBusy} loadingLabel={deleteAccountDialogTexts.sending}>
            {deleteAccountDialogTexts.sendLink}
          </Button>
        ) : (
          <Button
            variant="danger"
            disabled={!isSure || !kept}
            onClick={() => void remove()}
            isLoading={isBusy}
            loadingLabel={deleteAccountDialogTexts.deleting}
          >
            {deleteAccountDialogTexts.delete}
          </Button>
        )
      }
    >
      {kept?.map((words) => (
        <p key={words} className="text-text-2">
          {words}
        </p>
      ))}
      <Checkbox
        label={
          <>
            {deleteAccountDialogTexts.sure} <b className="wrap-anywhere">{address}</b>
          </>
        }
        checked={isSure}
        onChange={(event) => setIsSure(event.currentTarget.checked)}
      />
    </Dialog>
  )
}
