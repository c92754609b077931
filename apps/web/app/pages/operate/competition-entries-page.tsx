import { listEntrants } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { EntrantList } from '../../features/operate/competition/entrant-list.tsx'
import { AppLink } from '../../shell/app/app-link.tsx'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'
import type { Route } from './+types/competition-entries-page.ts'
import { entriesTexts } from './console-texts.ts'

export const handle = { title: entriesTexts.title }

/** Who entered a competition, page by page. */
export default function CompetitionEntriesPage({ params: { editionId } }: Route.ComponentProps) {
  const context = useOutletContext<OperatorContext>()
  const [asked] = useSearchParams()
  const isLeftOut = asked.get('left_out') === 'true'
  const given = Number(asked.get('after') ?? 0)
  const after = Number.isSafeInteger(given) && given > 0 ? given : 0
  const reading = useOperatorRead(
    context.call,
    useCallback(
      (call: Call) =>
        call(listEntrants, { params: { id: editionId }, query: { after, ...(isLeftOut && { left_out: 'true' }) } }),
      [editionId, after, isLeftOut],
    ),
  )
  return (
    <ShownRead
      context={context}
      reading={reading}
      title={entriesTexts.title}
      text={
        <AppLink href={`/operate/competition?id=${encodeURIComponent(editionId)}`}>
          {reading.value?.title ?? entriesTexts.back}
        </AppLink>
      }
    >
      {(found) => (
        <EntrantList
          found={found}
          editionId={editionId}
          isLeftOut={isLeftOut}
          isFirstPage={after === 0}
          call={context.call}
          onActed={reading.again}
        />
      )}
    </ShownRead>
  )
}
