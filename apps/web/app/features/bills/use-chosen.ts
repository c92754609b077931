import { useEffect, useRef, useState } from 'react'

/** The value selected in both list and picture. Selecting it on the picture moves the focus to its row. */
export function useChosen() {
  const [{ number, isPicked }, setChosen] = useState<{ number?: number; isPicked: boolean }>({ isPicked: false })
  const row = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isPicked) row.current?.focus()
  }, [isPicked, number])

  return {
    chosen: number,
    row,
    show: (next: number) => setChosen({ number: next, isPicked: false }),
    pick: (next: number) => setChosen({ number: next, isPicked: true }),
  }
}
