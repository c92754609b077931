import { listUnsentMail, readHealth } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button } from '@mowatt/ui'
import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { HealthView } from '../../features/operate/health-view.tsx'
import { UnsentMails } from '../../features/operate/unsent-mails.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'
import { healthTexts } from './console-texts.ts'

const { title, text } = consoleWords.health

export const handle = { title }

/** Whether everything runs, and emails that could not be sent. */
export default function HealthPage() {
  const context = useOutletContext<OperatorContext>()
  const [asked] = useSearchParams()
  const after = asked.get('after') ?? undefined
  const reading = useOperatorRead(
    context.call,
    useCallback(
      async (call: Call) => {
        const [health, unsent] = await Promise.all([
          call(readHealth, {}),
          call(listUnsentMail, { query: after === undefined ? {} : { after } }),
        ])
        return { health, unsent }
      },
      [after],
    ),
  )
  const refresh = (
    <Button size="small" variant="quiet" onClick={reading.again} isLoading={reading.isReading}>
      {healthTexts.refresh}
    </Button>
  )
  return (
    <ShownRead context={context} reading={reading} title={title} text={text} choose={refresh}>
      {({ health, unsent }) => (
        <HealthView health={health}>
          <UnsentMails found={unsent} isFirstPage={after === undefined} call={context.call} onSent={reading.again} />
        </HealthView>
      )}
    </ShownRead>
  )
}
