import { Button, Note } from '@mowatt/ui'
import { useAct } from '../../../browser/use-act.ts'
import { useAuth } from '../account/use-auth.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { passkeyActions } from './passkey-actions.ts'
import { secondFactorGateTexts } from './passkey-texts.ts'
import { passkeyTrouble } from './passkey-trouble.ts'
import { PasskeyTroubleNote } from './passkey-trouble-note.tsx'
import { useCanUsePasskeys } from './use-can-use-passkeys.ts'

type SecondFactorGateProps = {
  /** Whether there is a passkey to show, or one must be added first. */
  has: 'passkey' | 'none'
  email: string | null
  settings: IdentitySettings
  onPassed: () => void
}

/** Guards pages that a sign-in by email alone does not open. */
export default function SecondFactorGate({ has, email, settings, onPassed }: SecondFactorGateProps) {
  useAuth()
  const canUse = useCanUsePasskeys()
  const act = useAct()
  const trouble = act.failure && passkeyTrouble(act.failure)
  const { title, text, button } = secondFactorGateTexts.ways[has]

  async function pass() {
    const actions = passkeyActions(settings)
    if (await act.run(() => (has === 'passkey' ? actions.confirm() : actions.add()))) onPassed()
  }

  return (
    <>
      <h1 className="text-h2">{title}</h1>
      <p className="max-w-read text-text-2">{text}</p>
      {trouble && (
        <PasskeyTroubleNote
          trouble={trouble}
          email={email}
          settings={settings}
          hasPasskeys={false}
          isBusy={act.isBusy}
          onConfirm={() => void pass()}
        />
      )}
      {canUse ? (
        <div>
          <Button isLoading={act.isBusy} loadingLabel={secondFactorGateTexts.waiting} onClick={() => void pass()}>
            {button}
          </Button>
        </div>
      ) : (
        <Note tone="warn">{secondFactorGateTexts.unusable}</Note>
      )}
      {has === 'passkey' && <p className="text-small text-text-2">{secondFactorGateTexts.lost}</p>}
    </>
  )
}
