import type { Switch } from '@mowatt/contract'
import { Badge, ButtonLink, MoCelebrate } from '@mowatt/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { OfferSummary } from '../offer-summary.tsx'
import { SimulatedNote } from '../simulated-note.tsx'
import { STATE_LOOKS } from '../../../shell/app/switch-looks.ts'
import { isEnded } from '../switch-states.ts'
import { CancelSwitch } from './cancel-switch.tsx'
import { CoolingOff } from './cooling-off.tsx'
import { runningSwitchTexts } from './switch-progress-texts.ts'
import { SwitchStages } from './switch-stages.tsx'
import { Timeline } from './timeline.tsx'

type RunningSwitchProps = {
  about: Switch
  /** It has just replaced a form, which had the focus. */
  takesFocus: boolean
  onCancel: () => Promise<void>
  keep: ReactNode
}

/** A switch that was agreed to, or has ended: its state, and what can still be done. */
export function RunningSwitch({ about, takesFocus, onCancel, keep }: RunningSwitchProps) {
  const { state, says, tariff, chat_id, can_cancel } = about
  const { label, tone } = STATE_LOOKS[state]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [takesFocus])
  return (
    <>
      <header className="switch-head">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="switch-title wrap-anywhere">
            {runningSwitchTexts.yourSwitchTo(tariff.supplier)}
          </h1>
          <output className="mt-2 block text-lead text-text-2">{says}</output>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </header>
      {state === 'complete' && <MoCelebrate className="mx-auto h-auto w-55 max-w-full" />}
      <SimulatedNote about={about} />
      {state === 'cooling_off' && <CoolingOff about={about} />}
      {(state === 'failed' || state === 'cancelled') && (
        <div>
          <ButtonLink href={chat_id === null ? '/chat' : `/chat/${encodeURIComponent(chat_id)}`}>
            {runningSwitchTexts.compareAgainWithMo}
          </ButtonLink>
        </div>
      )}
      {can_cancel && (
        <div>
          <CancelSwitch about={about} onCancel={onCancel} />
        </div>
      )}
      <SwitchStages about={about} />
      <Timeline about={about} />
      {!isEnded(state) && keep}
      <OfferSummary about={about} />
    </>
  )
}
