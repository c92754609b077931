import { createContext } from 'react'

/** Addresses of scripts that a page loads when it needs them; known on the server only. */
export type PageScripts = { account?: string | undefined; consent?: string | undefined; analytics?: string | undefined }

export const PageScriptsContext = createContext<PageScripts>({})
