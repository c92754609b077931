import { createContext } from 'react'

/** Addresses of scripts that a page loads on demand; known on the server only. */
export type PageScripts = {
  account?: string | undefined
  consent?: string | undefined
  analytics?: string | undefined
  worker?: string | undefined
  home?: PageModuleAddresses | undefined
}

/**
 * The entry script of a page without React, and its imports. In development, components that it loads later need the
 * refresh runtime to be loaded before them.
 */
export type PageModuleAddresses = { script: string; imports: readonly string[]; devRuntime?: string | undefined }

export const PageScriptsContext = createContext<PageScripts>({})
