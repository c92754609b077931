import type { Switch } from '@mowatt/contract'
import { Failure } from '@mowatt/contract/failures'
import { Button, Dialog } from '@mowatt/ui'
import { useState } from 'react'
import { cancelSwitchTexts } from './switch-progress-texts.ts'

type CancelSwitchProps = { about: Switch; onCancel: () => Promise<void> }

/** Asks for confirmation, because it cannot be undone. */
export function CancelSwitch({ about: { tariff, consented_at }, onCancel }: CancelSwitchProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function cancel() {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    try {
      await onCancel()
      setIsAsking(false)
    } catch (failure) {
      setError(failure instanceof Failure ? failure.message : cancelSwitchTexts.notCancelled)
    }
    setIsBusy(false)
  }

  return (
    <Dialog
      title={cancelSwitchTexts.title}
      description={consented_at === null ? cancelSwitchTexts.nothingSent : cancelSwitchTexts.stay(tariff.supplier)}
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      cancelLabel={cancelSwitchTexts.keep}
      isBusy={isBusy}
      error={error}
      trigger={<Button variant="danger">{cancelSwitchTexts.cancel}</Button>}
      action={
        <Button
          variant="danger"
          onClick={() => void cancel()}
          isLoading={isBusy}
          loadingLabel={cancelSwitchTexts.cancelling}
        >
          {cancelSwitchTexts.sure}
        </Button>
      }
    />
  )
}
