import { useEffect, useState } from 'react'
import { emailTrouble } from './email-check.ts'

const PAUSE_MS = 500

type EmailCheck = {
  error: string | undefined
  change: (value: string) => void
  /** True if the address in the field is valid; otherwise its error is shown. */
  check: (value: string) => boolean
  refuse: (error: string) => void
}

/** The typed address, validated when the visitor pauses: not before it looks like an address. */
export function useEmailCheck(first: string, refused: string | undefined): EmailCheck {
  const [value, setValue] = useState(first)
  const [error, setError] = useState(refused)

  useEffect(() => {
    if (!value.includes('@') || value === first) return
    const timer = setTimeout(() => setError((refusal) => emailTrouble(value) ?? refusal), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value, first])

  return {
    error,
    change(next) {
      setValue(next)
      setError(undefined)
    },
    check(sent) {
      const trouble = emailTrouble(sent)
      setError(trouble)
      return trouble === undefined
    },
    refuse: setError,
  }
}
