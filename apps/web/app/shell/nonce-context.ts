import { createContext } from 'react'

/** The nonce that allows our inline script under the content security policy; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined)
