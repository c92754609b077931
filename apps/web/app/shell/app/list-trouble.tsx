import { Button, EmptyState } from '@mowatt/ui'

type ListTroubleProps = { what: 'bills' | 'switches'; isOffline: boolean; onRetry: () => void }

/** A list that could not be fetched. */
export function ListTrouble({ what, isOffline, onRetry }: ListTroubleProps) {
  return (
    <div role="alert">
      <EmptyState
        headingLevel="h2"
        title={isOffline ? 'You’re offline' : `Your ${what} didn’t load`}
        text={
          isOffline ? `We’ll load your ${what} as soon as you’re back online.` : 'Check your connection and try again.'
        }
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  )
}
