import { createContext } from 'react'

/** Where the script of the header's account lies in this build; known on the server only. */
export const AccountScriptContext = createContext<string | undefined>(undefined)
