import type { Send } from './client.ts'

/** A function of a module of the site, done by a worker. What it is given and gives is plain data. */
export type SiteTask<Input, Output> = (input: Input, tools: { resident: (name: string) => unknown }) => Output

/** What the hosting process hands to the site with each request: all that the two know of each other. */
export type Visit = {
  /** Carries a contract request to the API. */
  send: Send
  /**
   * Has a task done in a process that can be stopped; undefined when it took too long. `module` is its place in the site's
   * folder, and `resident` are large values, which are sent again only when they are other objects than the last time.
   */
  work<Task extends SiteTask<never, unknown>>(
    module: string,
    task: string,
    input: Parameters<Task>[0],
    resident: Readonly<Record<string, object>>,
  ): Promise<ReturnType<Task> | undefined>
  /** Allows our own inline scripts under the content security policy of this answer. */
  nonce: string
  requestId: string
  /** Where the visitor's request came from; an action passes it on, so that limits count the visitor and not us. */
  visitorAddress: string
  /** What the visitor's browser says of itself. */
  userAgent: string
  now: Date
  /** Another number after each change of our own content: what was read under an older one is old. */
  contentEdition: number
  /** Takes what went wrong while the page was made; an ordinary refusal is not reported. */
  report(error: unknown): void
  /** Public values only: whatever is here may reach the browser. */
  settings: {
    siteUrl: string
    appUrl: string
    apiUrl: string
    contentUrl: string
    hasDevPages: boolean
    /** Where events are counted, for visitors who agree to it; nothing where they are not counted at all. */
    analytics: { url: string; key: string } | null
    /** An advertising network that is notified of a conversion, for visitors who agree to marketing. */
    ads: { url: string } | null
    /** Who runs the site. Empty where this is not configured. */
    company: { name: string; number: string; address: string[]; icoNumber: string } | null
    /** `isOurs` is false for a real Firebase project, which has its own addresses. */
    identity: { url: string; apiKey: string; project: string; tenant: string | null; isOurs: boolean }
  }
  /** Set by the site when the answer is a page: its bytes, beside a response without a body, which would cost more. */
  page?: Uint8Array
}
