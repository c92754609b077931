import { type SignInTrouble, troubleOf } from './sign-in-trouble.ts'

/**
 * Opening, until scripts run; working with the remembered address; asking for it, checking it; over, when the link is
 * useless.
 */
export type LinkState = {
  stage: 'opening' | 'working' | 'asking' | 'checking' | 'over'
  trouble: SignInTrouble | undefined
  /** The known address: the remembered one, or the typed one. */
  email: string
}

export type LinkHost = {
  /** The link that this tab was opened with, if it was one. */
  link: () => string | undefined
  rememberedEmail: () => string | undefined
  complete: (email: string, link: string) => Promise<SignInTrouble | undefined>
  onSignedIn: () => void
  /** False if the browser stores nothing: leaving the page would sign out again. */
  isKept: () => boolean
}

export type LinkFlow = {
  state: () => LinkState
  subscribe: (onChange: () => void) => () => void
  /** With an address remembered by this browser the sign-in completes immediately, otherwise it is requested. */
  begin: (isForeign?: boolean) => void
  complete: (email: string) => Promise<void>
}

const OVER: readonly string[] = ['expired', 'used', 'broken', 'foreign']

export const firstLinkState: LinkState = { stage: 'opening', trouble: undefined, email: '' }

/** The states of a sign-in link. Opening it alone does not sign in: the address must be known too. */
export function createLinkFlow(host: LinkHost): LinkFlow {
  let state = firstLinkState
  const listeners = new Set<() => void>()

  function change(next: Partial<LinkState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function end(trouble: SignInTrouble): void {
    const isOver = OVER.includes(trouble.kind)
    const email = trouble.kind === 'wrong-address' ? '' : state.email
    change({ trouble, email, stage: isOver ? 'over' : 'asking' })
  }

  async function complete(email: string): Promise<void> {
    const link = host.link()
    // A user who has typed keeps seeing the form and its values.
    change({ email, trouble: undefined, stage: state.stage === 'asking' ? 'checking' : 'working' })
    const trouble = link ? await host.complete(email, link) : troubleOf('broken')
    if (trouble) end(trouble)
    else if (host.isKept()) host.onSignedIn()
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
      if (isForeign) end(troubleOf('foreign'))
      else if (!host.link()) end(troubleOf('broken'))
      else if (email) void complete(email)
      else change({ stage: 'asking' })
    },
    complete,
  }
}
