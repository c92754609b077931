import type { Switch } from '@mowatt/contract'
import { Button, Dialog } from '@mowatt/ui'
import { useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import { cancelSwitchTexts } from './switch-progress-texts.ts'

type CancelSwitchProps = { about: Switch; onCancel: () => Promise<void> }

/** Asks for confirmation, because it cannot be undone. */
export function CancelSwitch({ about: { tariff, consented_at }, onCancel }: CancelSwitchProps) {
  const [isAsking, setIsAsking] = useState(false)
  const act = useAct(({ code, message }) => (code === 'unexpected' ? cancelSwitchTexts.notCancelled : message))

  async function cancel() {
    if (await act.run(onCancel)) setIsAsking(false)
  }

  return (
    <Dialog
      title={cancelSwitchTexts.title}
      description={consented_at === null ? cancelSwitchTexts.nothingSent : cancelSwitchTexts.stay(tariff.supplier)}
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      cancelLabel={cancelSwitchTexts.keep}
      isBusy={act.isBusy}
      error={act.error}
      trigger={<Button variant="danger">{cancelSwitchTexts.cancel}</Button>}
      action={
        <Button
          variant="danger"
          onClick={() => void cancel()}
          isLoading={act.isBusy}
          loadingLabel={cancelSwitchTexts.cancelling}
        >
          {cancelSwitchTexts.sure}
        </Button>
      }
    />
  )
}
