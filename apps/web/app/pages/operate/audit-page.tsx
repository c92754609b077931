import { listAudit } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { AuditFilter } from '../../features/operate/audit-filter.tsx'
import { AuditList } from '../../features/operate/audit-list.tsx'
import { askedAudit } from '../../features/operate/asked-audit.ts'
import { CheckLog } from '../../features/operate/check-log.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.audit

export const handle = { title }

/** The operators' actions, with filters in the address, and whether the log is intact. */
export default function AuditPage() {
  const context = useOutletContext<OperatorContext>()
  const [params] = useSearchParams()
  const address = params.toString()
  const reading = useOperatorRead(
    context.call,
    useCallback((call: Call) => call(listAudit, { query: askedAudit(new URLSearchParams(address)) }), [address]),
  )
  const asked = askedAudit(params)
  return (
    <ShownRead context={context} reading={reading} title={title} text={text} choose={<CheckLog call={context.call} />}>
      {(found) => (
        <>
          <AuditFilter key={address} asked={asked} />
          <AuditList found={found} asked={asked} />
        </>
      )}
    </ShownRead>
  )
}
