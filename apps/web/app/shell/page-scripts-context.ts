import { createContext } from 'react'

/** Addresses of scripts that a page loads when it needs them; known on the server only. */
export type PageScripts = {
  account?: string | undefined
  consent?: string | undefined
  analytics?: string | undefined
  worker?: string | undefined
  home?: PageModuleAddresses | undefined
}

/**
 * A script that a page without React begins with, and what it imports. In development, components that it loads later
 * want the runtime that refreshes them to be there before them.
 */
export type PageModuleAddresses = { script: string; imports: readonly string[]; devRuntime?: string | undefined }

export const PageScriptsContext = createContext<PageScripts>({})
