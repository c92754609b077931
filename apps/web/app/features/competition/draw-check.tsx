import { Button, Card, Note } from '@mowatt/ui'
import { useIsHydrated } from '../../browser/use-is-hydrated.ts'
import { CheckedList } from './checked-list.tsx'
import { sayVerdict } from './check-words.ts'
import { FileDrop } from '../../shell/file-drop.tsx'
import { OwnReceipt, type ReceiptClient } from './own-receipt.tsx'
import type { ReceiptResult } from './run-check.ts'
import { useDrawCheck } from './use-draw-check.ts'

type DrawCheckProps = {
  evidenceUrl: string
  /** Undefined for visitors who are not signed in. */
  receiptClient: ReceiptClient | undefined
  /** The competition of this page is over, and nobody was in it. */
  isEmpty: boolean
}

/** Where a visitor repeats the draw, with the published evidence or with a file of their own. */
export function DrawCheck({ evidenceUrl, receiptClient, isEmpty }: DrawCheckProps) {
  const { check, receipt, checkPublished, checkFile, checkReceiptText } = useDrawCheck(evidenceUrl)
  const isHydrated = useIsHydrated()
  // A file of somebody else may be that of another competition.
  const hasNobody = isEmpty && check.state === 'done' && check.isPublished
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Card tone="flat" className="overflow-hidden p-0!">
        <h2 className="panel-title text-h3">Your check</h2>
        <div className="grid gap-4 p-5 md:p-6">
          <div>
            <Button
              onClick={() => void checkPublished()}
              disabled={!isHydrated}
              isLoading={check.state === 'working'}
              loadingLabel="Working it out"
            >
              Repeat the draw
            </Button>
          </div>
          {check.state === 'idle' && (
            <p className="text-small text-text-2">
              It takes about a second. Your device does the calculation. The only thing it sends us is the request for
              the file.
            </p>
          )}
          {check.state === 'failed' && (
            <Note tone="danger" announce="alert">
              {check.message}
            </Note>
          )}
          {check.state === 'done' && (
            <Note tone={sayVerdict(check.result.checked, hasNobody).tone} announce="status">
              <b>{sayVerdict(check.result.checked, hasNobody).text}</b> Checked: {check.source}.
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
        <h2 className="text-h3">Use your own files</h2>
        <FileDrop
          accept="application/json,.json"
          label="Evidence file"
          hint="Use a file you saved earlier or got from someone else. Drop it here, or choose it from your device."
          onFile={(file) => void checkFile(file)}
        />
        {isEmpty ? (
          <p className="text-small text-text-3">Nobody entered this competition, so there are no receipts.</p>
        ) : check.state === 'done' ? (
          <FileDrop
            accept="application/json,.json"
            label="Your receipt"
            hint="If you entered, you get a receipt when we freeze the list. It proves you were on the list. The receipt stays on this device."
            onFile={(file) => void file.text().then(checkReceiptText)}
          />
        ) : (
          <p className="text-small text-text-3">
            Did you enter? Repeat the draw first. Then you can check your own receipt against the result.
          </p>
        )}
        {check.state === 'done' && receiptClient && !isEmpty && (
          <OwnReceipt client={receiptClient} onReceipt={checkReceiptText} />
        )}
        {receipt && <ReceiptNote receipt={receipt} />}
      </Card>
    </div>
  )
}

const problems = {
  no_receipt: 'This file isn’t a receipt.',
  not_frozen: 'We haven’t frozen the list yet, so there’s nothing to compare the receipt with.',
  other_competition: 'This receipt belongs to another competition.',
  wrong_opening: 'The receipt doesn’t match its own fingerprint. Someone has changed it, or it isn’t one we made.',
  not_in_tree: 'This entry isn’t on the frozen list. Please let us know.',
}

function ReceiptNote({ receipt }: { receipt: ReceiptResult }) {
  return receipt.kind === 'in' ? (
    <Note tone="success" announce="status">
      {receipt.person} was on the frozen list in place {receipt.place}, as {receipt.alias}.
    </Note>
  ) : (
    <Note tone="danger" announce="alert">
      {problems[receipt.problem]}
    </Note>
  )
}
