import { useState } from 'react'
import { useOnPress } from '../../../../browser/use-on-press.ts'
import { askPersonTexts } from './composer-texts.ts'

/** Always available: Mo is a machine, and our staff can be contacted. */
export function AskPerson({ summary }: { summary: string }) {
  const { Part: PersonDialog, press } = useOnPress(
    async () => (await import('./ask-person-dialog.tsx')).AskPersonDialog,
  )
  const [isOpen, setIsOpen] = useState(false)
  return (
    <p className="composer-foot">
      <span className="composer-care">{askPersonTexts.ai} </span>
      <button
        type="button"
        className="composer-person"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true)
          press()
        }}
      >
        {askPersonTexts.askAPerson}
      </button>
      {PersonDialog && <PersonDialog summary={summary} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </p>
  )
}
