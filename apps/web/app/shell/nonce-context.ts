import { createContext } from 'react'

/** Allows our inline script under the content security policy; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined)
