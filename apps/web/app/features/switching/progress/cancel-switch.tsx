import type { Switch } from '@mowatt/contract'
import { Failure } from '@mowatt/contract/failures'
import { Button, Dialog } from '@mowatt/ui'
import { useState } from 'react'

type CancelSwitchProps = { about: Switch; onCancel: () => Promise<void> }

/** Asks once more, because it cannot be taken back. */
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
      setError(failure instanceof Failure ? failure.message : 'It is not cancelled yet. Please try again.')
    }
    setIsBusy(false)
  }

  return (
    <Dialog
      title="Cancel this switch?"
      description={
        consented_at === null
          ? 'Nothing was sent. What you filled in is put away.'
          : `You stay with your present supplier, and we tell ${tariff.supplier}. To move later, you start again.`
      }
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      cancelLabel="Keep the switch"
      isBusy={isBusy}
      error={error}
      trigger={<Button variant="danger">Cancel this switch</Button>}
      action={
        <Button variant="danger" onClick={() => void cancel()} isLoading={isBusy} loadingLabel="Cancelling">
          Yes, cancel it
        </Button>
      }
    />
  )
}
