import { listHeldEntries } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useOutletContext } from 'react-router'
import { OverviewTiles } from '../../features/operate/overview-tiles.tsx'
import type { OperatorDesk } from '../../shell/operate/operator-desk.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'
import { overviewTexts } from './console-texts.ts'

export const handle = { title: overviewTexts.title }

const readHeld = (call: Call) => call(listHeldEntries, { query: {} })

/** Where an operator's day starts: the pages that are theirs, and how much waits. */
export default function OverviewPage() {
  const desk = useOutletContext<OperatorDesk>()
  return (
    <ShownRead desk={desk} reading={desk.console} title={overviewTexts.title}>
      {({ pages }) =>
        pages.includes('held') ? <WithCount desk={desk} pages={pages} /> : <OverviewTiles pages={pages} />
      }
    </ShownRead>
  )
}

type WithCountProps = { desk: OperatorDesk; pages: Parameters<typeof OverviewTiles>[0]['pages'] }

function WithCount({ desk, pages }: WithCountProps) {
  const { value } = useOperatorRead(desk.call, readHeld)
  const waiting = value && `${value.entries.length}${value.next === null ? '' : ' or more'}`
  return <OverviewTiles pages={pages} waiting={waiting} />
}
