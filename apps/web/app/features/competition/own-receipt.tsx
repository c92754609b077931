import { Failure } from '@mowatt/contract/failures'
import { Button, Note } from '@mowatt/ui'
import { useState } from 'react'
import { useAct } from '../../browser/use-act.ts'
import { ownReceiptTexts } from './check-texts.ts'

export type ReceiptClient = { url: string; token: () => Promise<string> }

type OwnReceiptProps = { client: ReceiptClient; onReceipt: (text: string) => Promise<void> }

/** For entrants who are signed in: fetches their receipt, verifies it here and offers it for download. */
export function OwnReceipt({ client, onReceipt }: OwnReceiptProps) {
  const act = useAct(({ code, message }) => (code === 'unexpected' ? ownReceiptTexts.trouble : message))
  const [saved, setSaved] = useState<string | undefined>()

  async function fetchReceipt(): Promise<void> {
    const answer = await fetch(client.url, { headers: { authorization: `Bearer ${await client.token()}` } })
    const text = await answer.text()
    if (answer.status === 404) throw new Failure('not_found', { message: ownReceiptTexts.notOnTheList })
    if (!answer.ok) throw new Failure('request_failed', JSON.parse(text) as { message: string })
    setSaved(`data:application/json,${encodeURIComponent(text)}`)
    await onReceipt(text)
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="quiet"
        size="small"
        isLoading={act.isBusy}
        loadingLabel={ownReceiptTexts.fetching}
        onClick={() => void act.run(fetchReceipt)}
      >
        {ownReceiptTexts.fetch}
      </Button>
      {saved !== undefined && (
        <a href={saved} download="mowatt-receipt.json" className="text-small underline">
          {ownReceiptTexts.save}
        </a>
      )}
      {act.error && (
        <Note tone="warn" announce="alert">
          {act.error}
        </Note>
      )}
    </div>
  )
}
