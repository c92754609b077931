import { useState } from 'react'
import { track } from '../../browser/analytics/track.ts'
import { drawCheckTexts } from './check-texts.ts'
import type { CheckResult, ReceiptResult } from './run-check.ts'

export type DrawCheck =
  | { state: 'idle' }
  | { state: 'working' }
  | { state: 'failed'; message: string }
  /** Without a file name, the published evidence was checked. */
  | { state: 'done'; result: CheckResult; fileName: string | undefined }

/** Repeats the draw in the visitor's own browser, from the published evidence or from their own file. */
export function useDrawCheck(evidenceUrl: string) {
  const [check, setCheck] = useState<DrawCheck>({ state: 'idle' })
  const [receipt, setReceipt] = useState<ReceiptResult | undefined>()

  async function run(read: () => Promise<string>, fileName?: string): Promise<void> {
    setCheck({ state: 'working' })
    setReceipt(undefined)
    try {
      const [{ checkText }, text] = await Promise.all([import('./run-check.ts'), read()])
      const result = checkText(text)
      track('competition', { action: 'draw_checked' })
      setCheck(result ? { state: 'done', result, fileName } : { state: 'failed', message: drawCheckTexts.notEvidence })
    } catch {
      setCheck({ state: 'failed', message: drawCheckTexts.notLoaded })
    }
  }

  return {
    check,
    receipt,
    checkPublished: () =>
      run(async () => {
        const answer = await fetch(evidenceUrl)
        if (!answer.ok) throw new Error(`Status ${answer.status}`)
        return answer.text()
      }),
    checkFile: (file: File) => run(() => file.text(), file.name),
    checkReceiptText: async (text: string): Promise<void> => {
      if (check.state !== 'done') return
      const { checkReceiptText } = await import('./run-check.ts')
      setReceipt(checkReceiptText(text, check.result.evidence))
    },
  }
}
