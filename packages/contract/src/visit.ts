import type { Send } from './client.ts'

/** A function of one of the site's modules, run by a worker. Its input and output are plain data. */
export type SiteTask<Input, Output> = (input: Input, tools: { resident: (name: string) => unknown }) => Output

/** What the hosting process passes to the site with each request: the whole interface between the two. */
export type Visit = {
  /** Carries a contract request to the API. */
  send: Send
  /**
   * Runs a task in a process that can be stopped; undefined if it took too long. `module` is its path in the site's
   * folder, and `resident` are large values, which are sent again only when they are other objects than the last time.
   */
  work<Task extends SiteTask<never, unknown>>(
    module: string,
    task: string,
    input: Parameters<Task>[0],
    resident: Readonly<Record<string, object>>,
  ): Promise<ReturnType<Task> | undefined>
  /** The nonce that allows our own inline scripts under the content security policy of this response. */
  nonce: string
  requestId: string
  /**
   * The client address of the visitor's request; an action passes it on, so that rate limits count the visitor and not
   * us.
   */
  visitorAddress: string
  /** The visitor's user agent. */
  userAgent: string
  now: Date
  /** Changes with our own content: data read under an older number is stale. */
  contentEdition: number
  /** Reports an error that occurred while the page was rendered; an ordinary failure is not reported. */
  report(error: unknown): void
  /** Public values only: all of them may reach the browser. */
  settings: {
    siteUrl: string
    appUrl: string
    apiUrl: string
    contentUrl: string
    hasDevPages: boolean
    /** Where events are sent, for visitors who agree to analytics; undefined if analytics are off. */
    analytics: { url: string; key: string } | null
    /** An advertising network that is notified of a conversion, for visitors who agree to marketing. */
    ads: { url: string } | null
    /** Who runs the site. Empty where this is not configured. */
    company: { name: string; number: string; address: string[]; icoNumber: string } | null
    /** `isOurs` is false for a real Firebase project, which has its own addresses. */
    identity: { url: string; apiKey: string; project: string; tenant: string | null; isOurs: boolean }
  }
  /**
   * Set by the site when the response is a page: its bytes, beside a response without a body, which would cost more.
   */
  page?: Uint8Array
}
