import type { Complaint } from '@mowatt/contract'
import { Badge, Button, DownloadIcon, Link } from '@mowatt/ui'
import { longDate } from '../../../browser/long-date.ts'
import { AppLink } from '../../../shell/app/app-link.tsx'
import { Letter, type MailLetter } from '../../../shell/app/letter/letter.tsx'
import { RuleSources } from '../../../shell/app/rule-sources.tsx'
import { type DayToSave, useSaveDays } from '../../../shell/app/use-save-days.ts'
import { type ChangeComplaint, ComplaintActs } from './complaint-acts.tsx'
import { complaintTexts } from './complaint-texts.ts'

type ComplaintClockProps = {
  complaint: Complaint
  onChange: (change: ChangeComplaint) => Promise<void>
  onDelete: () => Promise<void>
  onMail: MailLetter | undefined
}

const TONES = { waiting: 'warn', can_ask: 'info', too_late: 'danger', asked: 'neutral', over: 'success' } as const

/** One complaint: the day that counts, the days left, what to do now and what to write. */
export function ComplaintClock({ complaint, onChange, onDelete, onMail }: ComplaintClockProps) {
  const { subject, supplier, made_on: madeOn, stage, says, letter, sources, bill_id: billId } = complaint
  const save = useSaveDays()
  const isRunning = stage === 'waiting' || stage === 'can_ask'
  const day = stage === 'waiting' ? complaint.ask_from : complaint.ask_by
  return (
    <li className="complaint">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-body font-bold wrap-anywhere">{subject}</h3>
        <Badge tone={TONES[stage]}>{complaintTexts.stages[stage]}</Badge>
      </div>
      <p className="text-small text-text-2 wrap-anywhere">
        {complaintTexts.made(supplier, longDate(madeOn))}.{' '}
        {billId !== null && (
          <Link as={AppLink} href={`/bills/${encodeURIComponent(billId)}`}>
            {complaintTexts.bill}
          </Link>
        )}
      </p>
      {isRunning && (
        <div className="home-date">
          <div>
            <p className="home-label">{stage === 'waiting' ? complaintTexts.askFrom : complaintTexts.askBy}</p>
            <p className="text-h4 font-bold">
              <time dateTime={day}>{longDate(day)}</time>
            </p>
            <p className="text-small">{complaintTexts.daysLeft(complaint.days_left)}</p>
          </div>
          <Button variant="quiet" size="small" onClick={() => save(daysOf(complaint), complaintTexts.fileName)}>
            <DownloadIcon size="small" />
            {complaintTexts.calendar}
          </Button>
        </div>
      )}
      <p>{says}</p>
      {letter && <Letter key={letter.text} {...letter} onMail={onMail} />}
      <ComplaintActs complaint={complaint} onChange={onChange} onDelete={onDelete} />
      <RuleSources sources={sources} />
    </li>
  )
}

function daysOf({ stage, supplier, says, ask_from: from, ask_by: by }: Complaint): DayToSave[] {
  return [
    ...(stage === 'waiting' ? [{ on: from, title: complaintTexts.event.from(supplier), says }] : []),
    { on: by, title: complaintTexts.event.by(supplier), says },
  ]
}
