import { AsyncLocalStorage } from 'node:async_hooks'

const callers = new AsyncLocalStorage<string>()

/** Everything that this function starts is done for this caller, a network. */
export function asCaller<Done>(network: string | undefined, act: () => Done): Done {
  return callers.run(network ?? '', act)
}

/** The caller that work is done for; an empty string for work without one. */
export function currentCaller(): string {
  return callers.getStore() ?? ''
}
