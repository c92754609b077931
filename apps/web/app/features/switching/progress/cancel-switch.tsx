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
      setError(failure instanceof Failure ? failure.message : 'We haven’t cancelled your switch yet. Please try again.')
    }
    setIsBusy(false)
  }

  return (
    <Dialog
      title="Cancel this switch?"
      description={
        consented_at === null
          ? 'We haven’t sent anything. If you want to switch later, you’ll need to fill in the forms again.'
          : `You’ll stay with your current supplier, and we’ll tell ${tariff.supplier}. If you want to switch later, you can start again.`
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
