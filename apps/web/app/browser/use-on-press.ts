import { type ComponentType, useState } from 'react'

/** A part of the page that the first press brings. What cannot be loaded then is tried again by the next press. */
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
