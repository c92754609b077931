import { Button, EmptyState } from '@mowatt/ui'
import { pageTexts } from './home-texts.ts'

/** A home that could not be fetched. */
export function HomeTrouble({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        headingLevel="h2"
        title={isOffline ? pageTexts.offline : pageTexts.trouble}
        text={isOffline ? pageTexts.offlineText : pageTexts.troubleText}
        action={<Button onClick={onRetry}>{pageTexts.tryAgain}</Button>}
      />
    </div>
  )
}
