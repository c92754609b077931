import { Button, Checkbox, CheckIcon, CloseIcon, Countdown, EmailField, IconButton, Link } from '@mowatt/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { barTexts } from './bar-texts.ts'
import { closingDay } from './closing-day.ts'
import type { CompetitionClock } from './competition-clock.ts'
import { type BarHost, useBarForm } from './use-bar-form.ts'
import barCss from './waitlist-bar.css?url'

type WaitlistBarProps = { host: BarHost; clock: CompetitionClock | undefined; isShown: boolean; onClose: () => void }

/** The bar at the bottom of a wide screen: the countdown, and one field to join. */
export function WaitlistBar({ host, clock, isShown, onClose }: WaitlistBarProps) {
  const form = useBarForm(host)
  const isKept = isShown || form.email !== ''
  return (
    <aside className="waitlist-bar when-signed-out" aria-label={barTexts.title} hidden={!isKept}>
      <link rel="stylesheet" href={barCss} precedence="high" />
      {form.joined ? (
        <Joined {...form.joined} onClose={onClose} />
      ) : (
        <>
          <div className="waitlist-bar-words">
            <p className="text-h4">{barTexts.title}</p>
            {clock?.closesAt && (
              <p className="text-micro text-text-2">
                {clock.isOver ? barTexts.closed : barTexts.competitionCloses} {closingDay(clock.closesAt)}
              </p>
            )}
          </div>
          {clock?.closesAt && <TimeLeft clock={clock} closesAt={clock.closesAt} />}
          <BarForm form={form} />
          <IconButton label={barTexts.close} icon={<CloseIcon />} className="waitlist-bar-close" onClick={onClose} />
        </>
      )}
    </aside>
  )
}

function TimeLeft({ clock, closesAt }: { clock: CompetitionClock; closesAt: string }) {
  // A competition closed by hand before its date stays at zero too.
  const target = clock.isOver ? clock.startedAt : closesAt
  return (
    <Countdown
      target={target}
      initialNow={clock.startedAt}
      now={clock.now}
      closedText={barTexts.competitionClosed}
      className="waitlist-bar-time"
    />
  )
}

function BarForm({ form }: { form: ReturnType<typeof useBarForm> }) {
  // The button is disabled while something is missing, so the browser would not submit the form: Enter says what is
  // missing.
  function sendByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void form.join()
  }

  return (
    <form
      noValidate
      className="waitlist-bar-form"
      data-track-form="waitlist_bar"
      onSubmit={(event) => {
        event.preventDefault()
        void form.join()
      }}
    >
      <EmailField
        name="email"
        label={barTexts.email}
        isLabelHidden
        placeholder={barTexts.placeholder}
        value={form.email}
        error={form.emailError}
        onChange={(event) => form.changeEmail(event.currentTarget.value)}
        onKeyDown={sendByEnter}
      />
      <Button type="submit" disabled={form.isDisabled} isLoading={form.isSending} loadingLabel={barTexts.joining}>
        {barTexts.join}
      </Button>
      <Checkbox
        checked={form.isTicked}
        error={form.termsError}
        onChange={(event) => form.tick(event.currentTarget.checked)}
        onKeyDown={sendByEnter}
        className="waitlist-bar-terms"
        label={
          <>
            {barTexts.accept[0]}
            <Link href="/terms/waitlist">{barTexts.accept[1]}</Link>
            {barTexts.accept[2]}
            <Link href="/privacy">{barTexts.accept[3]}</Link>
            {barTexts.accept[4]}
          </>
        }
      />
    </form>
  )
}

function Joined({ email, message, onClose }: { email: string; message: string; onClose: () => void }) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div ref={words} tabIndex={-1} className="waitlist-bar-joined">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-success-soft text-success">
          <CheckIcon />
        </span>
        <div className="min-w-0">
          <p className="text-h4 wrap-anywhere">{barTexts.checkEmail(email)}</p>
          <p className="text-small text-text-2">
            {message} <Link href={`/magic-link-sent?email=${encodeURIComponent(email)}`}>{barTexts.typeCode}</Link>
          </p>
        </div>
      </div>
      <Button size="small" variant="quiet" onClick={onClose}>
        {barTexts.done}
      </Button>
    </>
  )
}
