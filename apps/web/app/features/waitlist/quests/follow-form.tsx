import { Button, FieldMessage } from '@mowatt/ui'
import { useId } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import type { QuestActs } from './quest-acts.ts'
import { followFormTexts } from './quest-texts.ts'

type FollowFormProps = { controls: QuestActs | undefined; onDone?: (() => void) | undefined }

/** Records the member's declaration that they follow us; without JavaScript the page's form does it. */
export function FollowForm({ controls, onDone }: FollowFormProps) {
  const id = useId()
  const act = useAct()

  async function follow({ acts, refresh }: QuestActs) {
    if (!(await act.run(() => acts.follow()))) return
    await refresh()
    onDone?.()
  }

  return (
    <form
      method="post"
      action="/waitlist"
      className="grid gap-2"
      onSubmit={(event) => {
        if (!controls) return
        event.preventDefault()
        void follow(controls)
      }}
    >
      <input type="hidden" name="intent" value="follow" />
      <Button
        type="submit"
        variant="quiet"
        size="small"
        isLoading={act.isBusy}
        loadingLabel={followFormTexts.saving}
        aria-describedby={act.error ? id : undefined}
      >
        {followFormTexts.followed}
      </Button>
      {act.error && (
        <div role="alert">
          <FieldMessage id={id}>{act.error}</FieldMessage>
        </div>
      )}
    </form>
  )
}
