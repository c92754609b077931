import type { Failure } from '@mowatt/contract/failures'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Act } from './use-act.ts'

/** For a form: whenever its action failed, or it begins with a failure, its first wrong field gets the focus. */
export function useFocusWrong({ failure }: Act, first?: Failure): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const [atFirst] = useState(first)
  const failed = failure ?? atFirst
  useEffect(() => {
    if (failed) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failed])
  return form
}
