import { type Home, watchConsent, watchThreshold } from '@mowatt/contract'
import { Button, Card, EmailField, Note, TextField } from '@mowatt/ui'
import { type FormEvent, useId, useState } from 'react'
import { useAct } from '../../browser/use-act.ts'
import { wholePounds } from '../../shell/app/money-words.ts'
import { HomeChecks } from './home-checks.tsx'
import type { Checks } from './create-home-client.ts'
import { watchTexts } from './home-texts.ts'
import { thresholdOf } from './threshold-of.ts'

export type WatchActs = {
  watch: (thresholdPence: number, email?: string) => Promise<void>
  stop: () => Promise<void>
  checks: (before: string) => Promise<Checks>
}

type HomeWatchProps = { home: Home; acts: WatchActs }

/** The watch: a toggle with its own threshold, what it promises, and its past checks. */
export function HomeWatch({ home, acts }: HomeWatchProps) {
  const { watch, is_of_account: isOfAccount } = home
  const [pounds, setPounds] = useState(() => String((watch?.threshold_pence ?? watchThreshold.usual) / 100))
  const [email, setEmail] = useState(watch?.email ?? '')
  const [isStopped, setIsStopped] = useState(false)
  const [fault, setFault] = useState<string>()
  const act = useAct()
  const id = useId()
  const isOn = watch !== null
  const isRefusedAddress = act.code === 'email_invalid' || act.code === 'email_disposable'

  async function agree() {
    const pence = thresholdOf(pounds)
    setFault(pence === undefined ? THRESHOLD_WRONG : undefined)
    if (pence === undefined) return
    setIsStopped(false)
    await act.run(() => (isOfAccount ? acts.watch(pence) : acts.watch(pence, email.trim())))
  }

  async function toggle() {
    if (!isOn) return agree()
    setIsStopped(await act.run(acts.stop))
  }

  function save(event: FormEvent) {
    event.preventDefault()
    void agree()
  }
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <Card tone="flat" className="grid gap-4">
        <div className="home-watch-head">
          <h2 id={id} className="text-h3">
            {watchTexts.title}
          </h2>
          <button
            type="button"
            role="switch"
            className="home-switch"
            aria-checked={isOn}
            aria-labelledby={id}
            aria-busy={act.isBusy || undefined}
            onClick={() => void toggle()}
          >
            <span aria-hidden />
            {stateWords(watch)}
          </button>
        </div>
        <p>{watchConsent}</p>
        <ul className="home-points">
          {watchTexts.promises.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <form className="home-watch-form" onSubmit={save} noValidate>
          <TextField
            label={watchTexts.threshold}
            hint={watchTexts.thresholdHint}
            inputMode="decimal"
            value={pounds}
            error={fault}
            onChange={({ target }) => setPounds(target.value)}
          />
          {!isOfAccount && (
            <EmailField
              label={watchTexts.email}
              hint={watchTexts.emailHint}
              value={email}
              error={isRefusedAddress ? act.error : undefined}
              onInput={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          )}
          {isOn && (
            <Button type="submit" variant="quiet" isLoading={act.isBusy} loadingLabel={watchTexts.saving}>
              {watch.state === 'waiting' ? watchTexts.again : watchTexts.save}
            </Button>
          )}
        </form>
        {act.error && !isRefusedAddress && (
          <Note tone="danger" announce="alert">
            {act.error}
          </Note>
        )}
        {watch?.state === 'waiting' && (
          <Note tone="warn" announce="status">
            {watchTexts.confirm(watch.email)}
          </Note>
        )}
        {watch?.state === 'on' && <p className="text-small text-text-2">{watchTexts.watchedTo(watch.email)}</p>}
        {isStopped && !isOn && (
          <Note tone="success" announce="status">
            {watchTexts.stopped}
          </Note>
        )}
        <HomeChecks key={home.home_id} home={home} onMore={acts.checks} />
      </Card>
    </section>
  )
}

const THRESHOLD_WRONG = watchTexts.thresholdWrong(wholePounds(watchThreshold.least), wholePounds(watchThreshold.most))

function stateWords(watch: Home['watch']): string {
  if (!watch) return watchTexts.off
  return watch.state === 'on' ? watchTexts.on : watchTexts.waiting
}
