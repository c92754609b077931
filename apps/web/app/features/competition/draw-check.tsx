import { Button, Card, Note } from '@mowatt/ui'
import { useIsHydrated } from '../../browser/use-is-hydrated.ts'
import { CheckedList } from './checked-list.tsx'
import { drawCheckTexts, receiptNoteTexts } from './check-texts.ts'
import { FileDrop } from '../../shell/file-drop.tsx'
import { OwnReceipt, type ReceiptClient } from './own-receipt.tsx'
import type { ReceiptResult } from './run-check.ts'
import { sayVerdict } from './say-verdict.ts'
import { useDrawCheck } from './use-draw-check.ts'

type DrawCheckProps = {
  evidenceUrl: string
  /** Undefined for visitors who are not signed in. */
  receiptClient: ReceiptClient | undefined
  /** The competition of this page is over, and had no entrants. */
  isEmpty: boolean
}

/** Where a visitor repeats the draw, with the published evidence or with their own file. */
export function DrawCheck({ evidenceUrl, receiptClient, isEmpty }: DrawCheckProps) {
  const { check, receipt, checkPublished, checkFile, checkReceiptText } = useDrawCheck(evidenceUrl)
  const isHydrated = useIsHydrated()
  // A file from somebody else may be of another competition.
  const hasNobody = isEmpty && check.state === 'done' && check.fileName === undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Card tone="flat" className="overflow-hidden p-0!">
        <h2 className="panel-title text-h3">{drawCheckTexts.title}</h2>
        <div className="grid gap-4 p-5 md:p-6">
          <div>
            <Button
              onClick={() => void checkPublished()}
              disabled={!isHydrated}
              isLoading={check.state === 'working'}
              loadingLabel={drawCheckTexts.repeating}
            >
              {drawCheckTexts.repeat}
            </Button>
          </div>
          {check.state === 'idle' && <p className="text-small text-text-2">{drawCheckTexts.howLong}</p>}
          {check.state === 'failed' && (
            <Note tone="danger" announce="alert">
              {check.message}
            </Note>
          )}
          {check.state === 'done' && (
            <Note tone={sayVerdict(check.result.checked, hasNobody).tone} announce="status">
              <b>{sayVerdict(check.result.checked, hasNobody).text}</b>
              {drawCheckTexts.checked(check.fileName ?? drawCheckTexts.published)}
            </Note>
          )}
        </div>
        {check.state === 'done' && (
          <div className="border-t border-border">
            <CheckedList checked={check.result.checked} hasNobody={hasNobody} />
          </div>
        )}
      </Card>
      <Card tone="flat" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2 className="text-h3">{drawCheckTexts.ownFiles}</h2>
        <FileDrop
          accept="application/json,.json"
          label={drawCheckTexts.file}
          hint={drawCheckTexts.fileHint}
          onFile={(file) => void checkFile(file)}
        />
        {isEmpty ? (
          <p className="text-small text-text-3">{drawCheckTexts.noReceipts}</p>
        ) : check.state === 'done' ? (
          <FileDrop
            accept="application/json,.json"
            label={drawCheckTexts.receipt}
            hint={drawCheckTexts.receiptHint}
            onFile={(file) => void file.text().then(checkReceiptText)}
          />
        ) : (
          <p className="text-small text-text-3">{drawCheckTexts.repeatFirst}</p>
        )}
        {check.state === 'done' && receiptClient && !isEmpty && (
          <OwnReceipt client={receiptClient} onReceipt={checkReceiptText} />
        )}
        {receipt && <ReceiptNote receipt={receipt} />}
      </Card>
    </div>
  )
}

function ReceiptNote({ receipt }: { receipt: ReceiptResult }) {
  return receipt.kind === 'in' ? (
    <Note tone="success" announce="status">
      {receiptNoteTexts.onTheList(receipt.person, receipt.place, receipt.alias)}
    </Note>
  ) : (
    <Note tone="danger" announce="alert">
      {receiptNoteTexts.problems[receipt.problem]}
    </Note>
  )
}
