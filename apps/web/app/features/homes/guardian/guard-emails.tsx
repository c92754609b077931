import { Button, Note } from '@mowatt/ui'
import { useAct } from '../../../browser/use-act.ts'
import { guardTexts } from './guard-texts.ts'

type GuardEmailsProps = { areOn: boolean; onSet: (areOn: boolean) => Promise<void> }

/** Whether questions about a switch are emailed too, and the button that changes it. */
export function GuardEmails({ areOn, onSet }: GuardEmailsProps) {
  const act = useAct()
  const texts = guardTexts.emails[areOn ? 'on' : 'stopped']
  return (
    <div className="grid gap-2">
      <div className="guard-emails">
        <p className="text-small text-text-2">{texts.says}</p>
        <Button
          variant="quiet"
          size="small"
          isLoading={act.isBusy}
          loadingLabel={guardTexts.emails.saving}
          onClick={() => void act.run(() => onSet(!areOn))}
        >
          {texts.act}
        </Button>
      </div>
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
    </div>
  )
}
