import { Button, Checkbox, Dialog } from '@mowatt/ui'
import { useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import { askForLink } from '../link/sign-in.ts'
import { linkSentPath } from '../link/sign-in-link.ts'
import { useIdentity } from '../use-identity.ts'
import { accountActions, needsFreshSignIn } from './account-actions.ts'
import { deleteAccountDialogTexts } from './account-texts.ts'
import { lastWords } from './kept-words.ts'
import { useKept } from './use-kept.ts'

type DeleteAccountDialogProps = { isOpen: boolean; onClose: () => void; email?: unknown }

/** The confirmation before everything is deleted. An old sign-in has to be renewed first. */
export function DeleteAccountDialog({ isOpen, onClose, email }: DeleteAccountDialogProps) {
  const settings = useIdentity()
  const address = typeof email === 'string' ? email : ''
  const [isSure, setIsSure] = useState(false)
  const act = useAct()
  const [mustSignIn, setMustSignIn] = useState(false)
  const kept = useKept(settings)

  async function remove() {
    if (!settings) return
    const isDeleted = await act.run(() =>
      accountActions(settings)
        .remove()
        .catch((error: unknown) => {
          setMustSignIn(needsFreshSignIn(error))
          throw error
        }),
    )
    if (isDeleted) location.assign('/account?deleted=yes')
  }

  async function signInAgain() {
    if (settings && (await act.run(() => askForLink(address, settings))))
      location.assign(linkSentPath(address, undefined))
  }

  return (
    <Dialog
      title={deleteAccountDialogTexts.title}
      description={lastWords(kept)}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      cancelLabel={deleteAccountDialogTexts.keep}
      isBusy={act.isBusy}
      error={act.error}
      action={
        mustSignIn ? (
          <Button
            onClick={() => void signInAgain()}
            isLoading={act.isBusy}
            loadingLabel={deleteAccountDialogTexts.sending}
          >
            {deleteAccountDialogTexts.sendLink}
          </Button>
        ) : (
          <Button
            variant="danger"
            disabled={!isSure || !kept}
            onClick={() => void remove()}
            isLoading={act.isBusy}
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
