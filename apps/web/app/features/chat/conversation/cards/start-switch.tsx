import { Failure } from '@mowatt/contract/failures'
import { Button, Note } from '@mowatt/ui'
import { useState } from 'react'
import { track } from '../../../../browser/analytics/track.ts'
import { useTalkActs } from '../talk/talk-acts.ts'

type StartSwitchProps = { comparisonId: string; tariffId: string; name: string; variant: 'strong' | 'quiet' }

/** Begins a switch and goes to its page. Nothing is sent to anybody by this. */
export function StartSwitch({ comparisonId, tariffId, name, variant }: StartSwitchProps) {
  const { startSwitch } = useTalkActs()
  const [isStarting, setIsStarting] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  async function start() {
    setIsStarting(true)
    setTrouble(undefined)
    try {
      await startSwitch(comparisonId, tariffId)
      track('switch', { step: 'started' })
    } catch (error) {
      setTrouble(error instanceof Failure ? error.message : 'We couldn’t start the switch. Please try again.')
    }
    setIsStarting(false)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant={variant} isLoading={isStarting} loadingLabel="Starting" onClick={() => void start()}>
        Start the switch<span className="sr-only"> to {name}</span>
      </Button>
      {trouble && (
        <Note tone="danger" announce="alert">
          {trouble}
        </Note>
      )}
    </div>
  )
}
