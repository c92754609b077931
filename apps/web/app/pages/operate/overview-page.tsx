import { listHeldEntries } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useOutletContext } from 'react-router'
import { OverviewTiles } from '../../features/operate/overview-tiles.tsx'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'
import { overviewTexts } from './console-texts.ts'

export const handle = { title: overviewTexts.title }

const readHeld = (call: Call) => call(listHeldEntries, { query: {} })

/** An operator's start page: the permitted pages, and the number of pending tasks. */
export default function OverviewPage() {
  const context = useOutletContext<OperatorContext>()
  return (
    <ShownRead context={context} reading={context.console} title={overviewTexts.title}>
      {({ pages }) =>
        pages.includes('held') ? <WithCount context={context} pages={pages} /> : <OverviewTiles pages={pages} />
      }
    </ShownRead>
  )
}

type WithCountProps = { context: OperatorContext; pages: Parameters<typeof OverviewTiles>[0]['pages'] }

function WithCount({ context, pages }: WithCountProps) {
  const { value } = useOperatorRead(context.call, readHeld)
  const waiting = value && `${value.entries.length}${value.next === null ? '' : ' or more'}`
  return <OverviewTiles pages={pages} waiting={waiting} />
}
