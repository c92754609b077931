import { Button, Note } from '@mowatt/ui'
import { useAct } from '../../../browser/use-act.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { askForLink } from '../link/sign-in.ts'
import { linkSentPath } from '../link/sign-in-link.ts'
import { passkeyTroubleNoteTexts } from './passkey-texts.ts'
import type { PasskeyTrouble } from './passkey-trouble.ts'

type PasskeyTroubleNoteProps = {
  trouble: PasskeyTrouble
  email: string | null
  settings: IdentitySettings
  hasPasskeys: boolean
  isBusy: boolean
  onConfirm: () => void
}

/** An error, with the button that resolves it: to show a passkey, or to sign in again by email. */
export function PasskeyTroubleNote(props: PasskeyTroubleNoteProps) {
  const { trouble, email, settings, hasPasskeys, isBusy, onConfirm } = props
  const act = useAct()

  async function signInAgain() {
    if (email !== null && (await act.run(() => askForLink(email, settings))))
      location.assign(linkSentPath(email, undefined))
  }

  return (
    <Note tone={trouble.wanted ? 'warn' : 'danger'} announce="alert" className="w-full">
      <span className="grid justify-items-start gap-3">
        {act.error ?? trouble.text}
        {trouble.wanted && hasPasskeys && (
          <Button size="small" isLoading={isBusy} loadingLabel={passkeyTroubleNoteTexts.confirming} onClick={onConfirm}>
            {passkeyTroubleNoteTexts.confirm}
          </Button>
        )}
        {trouble.wanted === 'sign-in' && email !== null && (
          <Button
            size="small"
            variant="quiet"
            isLoading={act.isBusy}
            loadingLabel={passkeyTroubleNoteTexts.sending}
            onClick={() => void signInAgain()}
          >
            {passkeyTroubleNoteTexts.sendLink}
          </Button>
        )}
      </span>
    </Note>
  )
}
