import { checkAudit, type ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, Note } from '@mowatt/ui'
import { useState } from 'react'
import { useAct } from '../../browser/use-act.ts'
import { checkTexts } from './audit-texts.ts'

/** Verifies the hash chain of the log from its first entry, and says whether it is intact or where it breaks. */
export function CheckLog({ call }: { call: Call }) {
  const act = useAct()
  const [found, setFound] = useState<ReplyOf<typeof checkAudit>>()
  const check = () => {
    setFound(undefined)
    void act.run(async () => setFound(await call(checkAudit, {})))
  }
  return (
    <div className="ops-check">
      <Button variant="quiet" size="small" isLoading={act.isBusy} loadingLabel={checkTexts.checking} onClick={check}>
        {checkTexts.check}
      </Button>
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      {found && !found.broken && (
        <Note tone="success" announce="status">
          {checkTexts.whole(found.entries)}
        </Note>
      )}
      {found?.broken && (
        <Note tone="danger" announce="alert">
          {found.broken.why === 'missing'
            ? checkTexts.missing(found.broken.number)
            : checkTexts.changed(found.broken.number)}
        </Note>
      )}
    </div>
  )
}
