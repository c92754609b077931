import type { CardOf } from '@mowatt/contract'
import { Button } from '@mowatt/ui'
import { useState } from 'react'
import { useOnPress } from '../../../../browser/use-on-press.ts'
import { resultToolsTexts } from '../conversation-texts.ts'

type ResultToolsProps = { verdict: CardOf<'verdict'>; comparison: CardOf<'comparison'> | undefined }

/** A verdict on paper, or as a link. Both are rarely used, so they are loaded on a press. */
export function ResultTools({ verdict, comparison }: ResultToolsProps) {
  const share = useOnPress(async () => (await import('./share-dialog.tsx')).ShareDialog)
  const print = useOnPress(async () => (await import('./printed-result.tsx')).PrintedResult)
  const [open, setOpen] = useState<'share' | 'print'>()
  const close = () => setOpen(undefined)
  const press = (what: 'share' | 'print') => () => {
    setOpen(what)
    ;(what === 'share' ? share : print).press()
  }
  return (
    <div className="result-tools">
      {verdict.years && (
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={press('share')}>
          {resultToolsTexts.share}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={press('print')}>
        {resultToolsTexts.print}
      </Button>
      {open === 'share' && share.Part && <share.Part comparisonId={verdict.comparison_id} onClose={close} />}
      {open === 'print' && print.Part && <print.Part verdict={verdict} comparison={comparison} onDone={close} />}
    </div>
  )
}
