import { CheckIcon, Link } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
import { contactReceivedTexts } from './contact-texts.ts'

/** The confirmation of a visitor's message. The heading takes the focus, so that it is announced. */
export function ContactReceived({ contactEmail }: { contactEmail: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid justify-items-start gap-4">
      <span className="grid size-12 place-items-center rounded-full bg-success-soft text-success">
        <CheckIcon />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {contactReceivedTexts.title}
      </h2>
      <p>{contactReceivedTexts.emailed}</p>
      <h3 className="text-h4">{contactReceivedTexts.next}</h3>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>{contactReceivedTexts.read}</li>
        <li>{contactReceivedTexts.reply}</li>
        <li>{contactReceivedTexts.yes}</li>
      </ol>
      <p className="text-small text-text-2">
        {contactReceivedTexts.add[0]}
        <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
        {contactReceivedTexts.add[1]}
      </p>
    </div>
  )
}
