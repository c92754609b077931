import { Button, Note } from '@mowatt/ui'
import { useState } from 'react'
import { ownReceiptTexts } from './check-texts.ts'

export type ReceiptClient = { url: string; token: () => Promise<string> }

type OwnReceiptProps = { client: ReceiptClient; onReceipt: (text: string) => Promise<void> }

type Trouble = { message?: string } | undefined

/** For entrants who are signed in: fetches their receipt, verifies it here and offers it for download. */
export function OwnReceipt({ client, onReceipt }: OwnReceiptProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [trouble, setTrouble] = useState<string | undefined>()
  const [saved, setSaved] = useState<string | undefined>()

  async function fetchReceipt(): Promise<void> {
    setIsAsking(true)
    setTrouble(undefined)
    try {
      const answer = await fetch(client.url, { headers: { authorization: `Bearer ${await client.token()}` } })
      const text = await answer.text()
      if (answer.ok) {
        setSaved(`data:application/json,${encodeURIComponent(text)}`)
        await onReceipt(text)
      } else {
        const isUnknown = answer.status === 404
        setTrouble(isUnknown ? ownReceiptTexts.notOnTheList : (JSON.parse(text) as Trouble)?.message)
      }
    } catch {
      setTrouble(ownReceiptTexts.trouble)
    } finally {
      setIsAsking(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="quiet"
        size="small"
        isLoading={isAsking}
        loadingLabel={ownReceiptTexts.fetching}
        onClick={() => void fetchReceipt()}
      >
        {ownReceiptTexts.fetch}
      </Button>
      {saved !== undefined && (
        <a href={saved} download="mowatt-receipt.json" className="text-small underline">
          {ownReceiptTexts.save}
        </a>
      )}
      {trouble !== undefined && (
        <Note tone="warn" announce="alert">
          {trouble}
        </Note>
      )}
    </div>
  )
}
