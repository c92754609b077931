import { useOutletContext } from 'react-router'
import { InviteForm } from '../../features/operate/invite-form.tsx'
import { MembersExport } from '../../features/operate/members-export.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownOwn } from '../../shell/operate/shown-read.tsx'

const { title, text } = consoleWords.invite

export const handle = { title }

/** Invitations, and the waitlist as a file. */
export default function InvitePage() {
  const context = useOutletContext<OperatorContext>()
  return (
    <ShownOwn context={context} page="invite" title={title} text={text}>
      <InviteForm call={context.call} />
      <MembersExport call={context.call} />
    </ShownOwn>
  )
}
