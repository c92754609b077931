import type { Home } from '@mowatt/contract'
import { Button, Card, PlusIcon } from '@mowatt/ui'
import { useRef, useState } from 'react'
import type { MailLetter } from '../../../shell/app/letter/letter.tsx'
import type { ChangeComplaint } from './complaint-acts.tsx'
import { ComplaintClock } from './complaint-clock.tsx'
import { ComplaintForm, type NewComplaint } from './complaint-form.tsx'
import { complaintTexts } from './complaint-texts.ts'

export type HomeComplaintActs = {
  add: (complaint: NewComplaint, key: string) => Promise<void>
  change: (complaintId: string, change: ChangeComplaint) => Promise<void>
  remove: (complaintId: string) => Promise<void>
}

type HomeComplaintsProps = { home: Home; acts: HomeComplaintActs; onMail: MailLetter | undefined }

/** Complaints about this home's supply, each with its clock. */
export function HomeComplaints({ home, acts, onMail }: HomeComplaintsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { complaints } = home

  function close() {
    setIsOpen(false)
    // The form that had the focus is gone.
    requestAnimationFrame(() => opener.current?.focus())
  }

  async function remove(complaintId: string) {
    await acts.remove(complaintId)
    // The button that had the focus is gone with its complaint.
    requestAnimationFrame(() => (opener.current ?? heading.current)?.focus())
  }
  return (
    <section aria-labelledby="home-complaints">
      <Card tone="flat" className="grid gap-4">
        <h2 id="home-complaints" ref={heading} tabIndex={-1} className="text-h3">
          {complaintTexts.title}
        </h2>
        {complaints.length === 0 && <p>{complaintTexts.none}</p>}
        <ul className="grid gap-6">
          {complaints.map((complaint) => (
            <ComplaintClock
              key={complaint.complaint_id}
              complaint={complaint}
              onChange={(change) => acts.change(complaint.complaint_id, change)}
              onDelete={() => remove(complaint.complaint_id)}
              onMail={onMail}
            />
          ))}
        </ul>
        {isOpen ? (
          <ComplaintForm
            supplier={home.deals.find(({ supplier }) => supplier)?.supplier?.value ?? ''}
            today={home.on}
            onAdd={acts.add}
            onClose={close}
          />
        ) : (
          <div>
            <Button ref={opener} variant="quiet" size="small" onClick={() => setIsOpen(true)}>
              <PlusIcon size="small" />
              {complaintTexts.add}
            </Button>
          </div>
        )}
      </Card>
    </section>
  )
}
