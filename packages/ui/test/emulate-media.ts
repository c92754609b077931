import { cdp } from 'vitest/browser'

/** Sets one media feature of the browser, for instance `prefers-reduced-motion`; an empty value takes it back. */
export async function emulateMedia(name: string, value: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
}
