import { useState } from 'react'
import { track } from '../../browser/analytics/track.ts'
import type { CheckResult, ReceiptResult } from './run-check.ts'

export type DrawCheck =
  | { state: 'idle' }
  | { state: 'working' }
  | { state: 'failed'; message: string }
  | { state: 'done'; result: CheckResult; source: string; isPublished: boolean }

const PUBLISHED = 'the published evidence'
const NOT_EVIDENCE = 'This file doesn’t contain the evidence for a draw.'
const NOT_LOADED = 'We couldn’t load the evidence. Please try again.'

/** Repeats the draw here, in the visitor's own browser, from what was published or from a file of theirs. */
export function useDrawCheck(evidenceUrl: string) {
  const [check, setCheck] = useState<DrawCheck>({ state: 'idle' })
  const [receipt, setReceipt] = useState<ReceiptResult | undefined>()

  async function run(read: () => Promise<string>, source: string): Promise<void> {
    setCheck({ state: 'working' })
    setReceipt(undefined)
    try {
      const [{ checkText }, text] = await Promise.all([import('./run-check.ts'), read()])
      const result = checkText(text)
      track('competition', { action: 'draw_checked' })
      setCheck(
        result
          ? { state: 'done', result, source, isPublished: source === PUBLISHED }
          : { state: 'failed', message: NOT_EVIDENCE },
      )
    } catch {
      setCheck({ state: 'failed', message: NOT_LOADED })
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
      }, PUBLISHED),
    checkFile: (file: File) => run(() => file.text(), file.name),
    checkReceiptText: async (text: string): Promise<void> => {
      if (check.state !== 'done') return
      const { checkReceiptText } = await import('./run-check.ts')
      setReceipt(checkReceiptText(text, check.result.evidence))
    },
  }
}
