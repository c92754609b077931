import { Failure } from '@mowatt/contract/failures'
import { LINK_OVER, refusal, signInFailure } from './sign-in-failure.ts'

/**
 * Opening, until scripts run; working with the remembered address; asking for it, checking it; over, when the link is
 * useless.
 */
export type LinkState = {
  stage: 'opening' | 'working' | 'asking' | 'checking' | 'over'
  failure: Failure | undefined
  /** The known address: the remembered one, or the typed one. */
  email: string
}

export type LinkHost = {
  /** The link that this tab was opened with, if it was one. */
  link: () => string | undefined
  rememberedEmail: () => string | undefined
  complete: (email: string, link: string) => Promise<void>
  onSignedIn: () => void
  /** False if the browser stores nothing: leaving the page would sign out again. */
  isKept: () => boolean
}

export type LinkFlow = {
  state: () => LinkState
  subscribe: (onChange: () => void) => () => void
  /** With an address remembered by this browser the sign-in completes immediately, otherwise it is requested. */
  begin: (isForeign?: boolean) => void
  /** Rejects with the failure that the state has then. */
  complete: (email: string) => Promise<void>
}

export const firstLinkState: LinkState = { stage: 'opening', failure: undefined, email: '' }

/** The states of a sign-in link. Opening it alone does not sign in: the address must be known too. */
export function createLinkFlow(host: LinkHost): LinkFlow {
  let state = firstLinkState
  const listeners = new Set<() => void>()

  function change(next: Partial<LinkState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function end(failure: Failure): void {
    const isOver = LINK_OVER.includes(failure.code)
    const email = failure.code === 'sign_in_other_address' ? '' : state.email
    change({ failure, email, stage: isOver ? 'over' : 'asking' })
  }

  async function complete(email: string): Promise<void> {
    const link = host.link()
    // A user who has typed keeps seeing the form and its values.
    change({ email, failure: undefined, stage: state.stage === 'asking' ? 'checking' : 'working' })
    try {
      if (!link) throw refusal('sign_in_link_broken')
      await host.complete(email, link)
    } catch (error) {
      const failure = error instanceof Failure ? error : signInFailure(error)
      end(failure)
      throw failure
    }
    if (host.isKept()) host.onSignedIn()
    else change({ stage: 'over' })
  }

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    begin(isForeign = false) {
      if (state.stage !== 'opening') return
      const email = host.rememberedEmail() ?? ''
      change({ email })
      if (isForeign) end(refusal('sign_in_link_foreign'))
      else if (!host.link()) end(refusal('sign_in_link_broken'))
      else if (email) complete(email).catch(() => {})
      else change({ stage: 'asking' })
    },
    complete,
  }
}
