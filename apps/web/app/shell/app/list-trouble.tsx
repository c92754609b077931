import { Button, EmptyState } from '@mowatt/ui'
import { listTroubleTexts } from './app-texts.ts'

type ListTroubleProps = { what: 'bills' | 'switches'; isOffline: boolean; onRetry: () => void }

/** A list that could not be fetched. */
export function ListTrouble({ what, isOffline, onRetry }: ListTroubleProps) {
  return (
    <div role="alert">
      <EmptyState
        headingLevel="h2"
        title={isOffline ? listTroubleTexts.offline : listTroubleTexts.didntLoad(what)}
        text={isOffline ? listTroubleTexts.offlineText(what) : listTroubleTexts.didntLoadText}
        action={<Button onClick={onRetry}>{listTroubleTexts.tryAgain}</Button>}
      />
    </div>
  )
}
