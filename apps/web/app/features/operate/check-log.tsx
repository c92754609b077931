import { checkAudit, type ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, Note } from '@mowatt/ui'
import { useState } from 'react'
import { inThousands } from '../../browser/in-thousands.ts'
import { useAct } from '../../browser/use-act.ts'

/** Follows the chain of the log from its first entry, and says whether it is whole or where it breaks. */
export function CheckLog({ call }: { call: Call }) {
  const act = useAct()
  const [found, setFound] = useState<ReplyOf<typeof checkAudit>>()
  const check = () => {
    setFound(undefined)
    void act.run(async () => setFound(await call(checkAudit, {})))
  }
  return (
    <div className="ops-check">
      <Button variant="quiet" size="small" isLoading={act.isBusy} loadingLabel="Checking" onClick={check}>
        Check the log
      </Button>
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      {found && !found.broken && (
        <Note tone="success" announce="status">
          The log is whole: {inThousands(found.entries)} {found.entries === 1 ? 'entry' : 'entries'}.
        </Note>
      )}
      {found?.broken && (
        <Note tone="danger" announce="alert">
          The log is broken: entry {found.broken.number} {found.broken.why === 'missing' ? 'is missing' : 'was changed'}
          .
        </Note>
      )}
    </div>
  )
}
