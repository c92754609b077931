import type { Switch } from '@mowatt/contract'
import { Failure } from '@mowatt/contract/failures'
import { ButtonLink, Card, ChevronLeftIcon, Note, Progress } from '@mowatt/ui'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { track } from '../../../browser/analytics/track.ts'
import { OfferSummary } from '../offer-summary.tsx'
import { CancelSwitch } from '../progress/cancel-switch.tsx'
import { SwitchStages } from '../progress/switch-stages.tsx'
import { SimulatedNote } from '../simulated-note.tsx'
import type { Answers, SwitchClient } from '../switch-client.ts'
import { isOpen } from '../switch-states.ts'
import { BeforeYouAgree } from './before-you-agree.tsx'
import { CheckAnswers } from './check-answers.tsx'
import { ConsentForm } from './consent-form.tsx'
import { DirectDebitGuarantee } from './direct-debit-guarantee.tsx'
import { FORMS } from './form-list.ts'
import { placeAfter, placeBefore, placeOf, stepOf } from './next-form.ts'
import { openSwitchTexts } from './switch-form-texts.ts'
import { SwitchForm } from './switch-form.tsx'
import { useIsOver } from './use-is-over.ts'

const READ_MS = 10_000

type OpenSwitchProps = {
  about: Switch
  client: SwitchClient
  siteBase: string
  onChange: (now: Switch) => void
  onCancel: () => Promise<void>
}

/** One form at a time, then the check, then consent. The step is in the address, so that the back button works. */
export function OpenSwitch({ about, client, siteBase, onChange, onCancel }: OpenSwitchProps) {
  const asked = new URLSearchParams(useLocation().search).get('form')
  const navigate = useNavigate()
  const place = placeOf(asked, about)
  const title = place === 'check' ? openSwitchTexts.checkYourAnswers : FORMS[place].title
  const heading = useFocusOnChange(place)
  const isOver = useIsOver(about.offer_expires_at)
  const [isChanged, setIsChanged] = useState(false)
  const { step, of } = stepOf(place, about)
  const before = placeBefore(place, about)

  // The first form has its own address too, or else going back from the second would leave the page.
  useEffect(() => {
    if (asked !== place) void navigate(`?form=${place}`, { replace: true, preventScrollReset: true })
  }, [asked, place, navigate])

  /** Returns nothing if the price is no longer what it was: then there is nothing to continue with. */
  async function whileOffered(act: () => Promise<Switch>): Promise<Switch | undefined> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'offer_over') throw error
      setIsChanged(true)
      return undefined
    }
  }

  async function save(answers: Answers) {
    const now = await whileOffered(() => client.fill(about.switch_id, answers))
    if (!now) return
    track('form_step', { form_type: 'switch', step: place })
    onChange(now)
    await navigate(`?form=${placeAfter(now)}`)
  }

  /** Agreed to already, in another tab or by a request whose response was lost: then the agreed switch is shown. */
  async function consent() {
    const now = await whileOffered(() => client.consent(about)).catch(async (error: unknown) => {
      const isPast = error instanceof Failure && error.code === 'switch_refuses'
      const seen = isPast ? await client.read(about.switch_id, AbortSignal.timeout(READ_MS)) : undefined
      if (!seen || isOpen(seen.state)) throw error
      return seen
    })
    if (now) onChange(now)
  }

  if (isOver || isChanged) return <OfferOver about={about} />
  return (
    <>
      <header className="grid gap-3">
        <Progress
          label={openSwitchTexts.yourSwitch}
          value={step}
          max={of}
          valueText={openSwitchTexts.stepNamed(step, of, title)}
        />
        <div className="flex items-center justify-between gap-3">
          <p className="text-small text-text-2">{openSwitchTexts.step(step, of)}</p>
          {before && (
            <Link to={`?form=${before}`} preventScrollReset className="switch-back">
              <ChevronLeftIcon size="small" />
              {openSwitchTexts.back}
            </Link>
          )}
        </div>
        <h1 ref={heading} tabIndex={-1} className="switch-title">
          {title}
        </h1>
        {place !== 'check' && <p className="text-text-2">{FORMS[place].lead}</p>}
      </header>
      {place === 'check' ? (
        <>
          <Card tone="flat">
            <CheckAnswers about={about} />
          </Card>
          <OfferSummary about={about} />
          <BeforeYouAgree about={about} />
          <SimulatedNote about={about} />
          <Card tone="flat">
            <ConsentForm about={about} siteBase={siteBase} onConsent={consent} />
          </Card>
        </>
      ) : (
        <>
          <Card tone="flat">
            <SwitchForm key={place} form={place} about={about} onSave={save} />
          </Card>
          {place === 'payment' && !about.is_simulated && <DirectDebitGuarantee supplier={about.tariff.supplier} />}
          <SimulatedNote about={about} />
          <OfferSummary about={about} />
          <SwitchStages about={about} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <CancelSwitch about={about} onCancel={onCancel} />
      </div>
    </>
  )
}

/** The focus moves to the title of each new form, except the first. */
function useFocusOnChange(place: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [place])
  return heading
}

function OfferOver({ about: { chat_id, tariff } }: { about: Switch }) {
  return (
    <>
      <h1 className="switch-title">{openSwitchTexts.expired}</h1>
      <Note tone="warn">{openSwitchTexts.expiredText(tariff.name)}</Note>
      <div>
        <ButtonLink href={chat_id === null ? '/chat' : `/chat/${encodeURIComponent(chat_id)}`}>
          {openSwitchTexts.compareAgainWithMo}
        </ButtonLink>
      </div>
    </>
  )
}
