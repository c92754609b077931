import { useEffect, useRef, useState } from 'react'

/** The value that list and picture both show. One that was picked on the picture takes the keyboard to its line. */
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
