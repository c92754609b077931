import { CheckIcon, Link } from '@mowatt/ui'
import { useEffect, useRef } from 'react'

/** What a visitor sees when the message is with us. The heading takes the focus, so that it is read out. */
export function ContactReceived({ contactEmail }: { contactEmail: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid justify-items-start gap-4">
      <span className="grid size-12 place-items-center rounded-full bg-success-soft text-success">
        <CheckIcon />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        We have your message
      </h2>
      <p>We’ve emailed you to confirm that we’ve got your message.</p>
      <h3 className="text-h4">What happens next</h3>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>
          A person will read your message. We’ll look at who you are, who you want to help and whether we can help them
          well.
        </li>
        <li>We’ll reply by email either way. If the answer is “no” or “not yet”, we’ll say why.</li>
        <li>If the answer is “yes”, we’ll have a short chat and agree the rules in writing.</li>
      </ol>
      <p className="text-small text-text-2">
        Anything to add? Email <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>.
      </p>
    </div>
  )
}
