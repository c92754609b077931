import { type ComponentType, useState } from 'react'

/** A part of the page that is loaded on the first press. If loading fails, the next press tries again. */
export function useOnPress<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  function press(): void {
    load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    )
  }
  return { Part, press }
}
