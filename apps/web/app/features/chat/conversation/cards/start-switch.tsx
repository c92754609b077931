import { Button, Note } from '@mowatt/ui'
import { track } from '../../../../browser/analytics/track.ts'
import { useAct } from '../../../../browser/use-act.ts'
import { useTalkActs } from '../talk/talk-acts.ts'
import { startSwitchTexts } from './act-texts.ts'

type StartSwitchProps = { comparisonId: string; tariffId: string; name: string; variant: 'strong' | 'quiet' }

/** Starts a switch and opens its page. Nothing is sent to anybody by this. */
export function StartSwitch({ comparisonId, tariffId, name, variant }: StartSwitchProps) {
  const { startSwitch } = useTalkActs()
  const act = useAct()

  async function start() {
    if (await act.run(() => startSwitch(comparisonId, tariffId))) track('switch', { step: 'started' })
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant={variant}
        isLoading={act.isBusy}
        loadingLabel={startSwitchTexts.starting}
        onClick={() => void start()}
      >
        {startSwitchTexts.start[0]}
        <span className="sr-only">
          {startSwitchTexts.start[1]}
          {name}
        </span>
      </Button>
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
    </div>
  )
}
