export type EnhanceOptions = {
  themeKey: string
  colours: { light: string; dark: string }
  /**
   * Whether React comes: it would not recognise an element that was changed before hydration, and render it again.
   * `when-used`: it comes at once only for somebody who is signed in.
   */
  react: boolean | 'when-used'
  /** `key` is set in local storage while a user is signed in; then `script` is loaded and called with `settings`. */
  account: { key: string; script?: string | undefined; settings: unknown }
  referralKey: string
  /** The storage key of the conversation on the offline page, and the service worker's address; none in development. */
  offline: readonly [chatKey: string, worker?: string]
  /**
   * `script` asks for consent and acts on it; it is called with `settings`. A choice of this version begins with
   * `start`.
   */
  consent: {
    key: string
    start: string
    days: number
    script?: string | undefined
    /** `analytics` says where to send events; without it nothing is sent or recorded. */
    settings: { analytics?: unknown }
  }
}

type Load = (url: string) => Promise<{ clientLoader: (settings: unknown, more?: unknown) => void }>

/**
 * What every page does beyond its HTML: the theme in place, the header's shadow, the menu, links. It is sent as text
 * inside the page (see page-script.ts), so that pages without React have it too: it must be self-contained, without
 * imports.
 */
export function enhancePage(options: EnhanceOptions, load: Load): void {
  const { themeKey, colours, react, account, referralKey, consent, offline } = options
  const page = document.documentElement
  const device = matchMedia('(prefers-color-scheme: dark)')
  const frame = requestAnimationFrame
  const shown = () => {
    const theme = page.dataset['theme']
    return theme === 'dark' || (theme !== 'light' && device.matches) ? 'dark' : 'light'
  }
  const paint = () => {
    const theme = shown()
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', colours[theme])
    }
    const bar = document.querySelector('meta[name="apple-mobile-web-app-status-bar-style"]')
    bar?.setAttribute('content', theme === 'dark' ? 'black-translucent' : 'default')
  }
  const follow = () => {
    try {
      const kept = localStorage.getItem(themeKey)
      if (kept) page.dataset['theme'] = kept
    } catch {}
    paint()
  }
  const isSignedIn = () => {
    try {
      return localStorage.getItem(account.key) !== null
    } catch {
      return false
    }
  }
  const showAccount = () => {
    if (!account.script || !isSignedIn()) return
    page.dataset['account'] ??= 'starting'
    load(account.script).then(
      ({ clientLoader }) => clientLoader(account.settings),
      () => delete page.dataset['account'],
    )
  }
  const keepReferral = () => {
    const code = new URLSearchParams(location.search).get('ref') ?? ''
    try {
      if (/^[\w-]{1,64}$/.test(code)) localStorage[referralKey] ??= code
    } catch {}
  }
  /** The stored consent record; undefined if the browser stores nothing. */
  const choice = () => {
    try {
      return localStorage.getItem(consent.key) ?? ''
    } catch {
      return undefined
    }
  }
  /** Consent to another version of the question, or an expired one, does not count. */
  const isStanding = (kept = '') => {
    const { start, days } = consent
    const ageMs = Math.abs(Date.now() - Date.parse(kept.slice(start.length, start.length + 24)))
    return kept.startsWith(start) && ageMs < days * 86_400_000
  }
  const allows = (purpose: RegExp) => isStanding(choice()) && purpose.test(choice()!)
  const counting = /"(statistics|marketing)":true/
  const isCounted = () => !!consent.settings.analytics && allows(counting)
  const runConsent = (isAsked: boolean) => {
    if (!consent.script) return
    load(consent.script).then(
      ({ clientLoader }) => clientLoader(consent.settings, { isAsked, load }),
      // Not asked yet, so there is no consent; the next page tries again.
      () => {},
    )
  }
  /** If nothing can be stored, no question is asked; if everything was refused, nothing is loaded. */
  const askForConsent = () => {
    const kept = choice()
    // A page left in the middle of a refusal may have stored something all the same: its keys are searched as one text.
    const isLeft = () => /ph_/.test(Object.keys(localStorage) as never)
    if (kept !== undefined && (!isStanding(kept) || allows(counting) || isLeft())) runConsent(false)
  }
  /** A click on an element that names an event. It is queued, like `track`'s, until the analytics script has loaded. */
  const note = (pressed: Element) => {
    const told = pressed.closest<HTMLElement>('[data-track]:not(details)')?.dataset['track']
    if (!told || !isCounted()) return
    const [event, properties] = JSON.parse(told) as [never, never]
    ;(window.mowattEvents ??= []).push({ event, properties, at: new Date().toISOString() })
    dispatchEvent(new Event('mowatt:track'))
  }
  window.mowattAllows = allows
  window.mowattCounts = isCounted
  const faults: Event[] = (window.mowattFaults = [])
  const noteFault = (event: Event) => void (faults.length < 10 && isCounted() && faults.push(event))
  /** For visitors who leave before the analytics script has loaded: the next page in this tab sends the events. */
  const keepForNextPage = () => {
    const left = window.mowattEvents?.splice(0) ?? []
    if (left.length === 0) return
    try {
      const before = JSON.parse(sessionStorage.getItem('mowatt.events') ?? '[]') as unknown[]
      sessionStorage.setItem('mowatt.events', JSON.stringify([...before, ...left].slice(-50)))
    } catch {}
  }
  const idly = () => {
    askForConsent()
    const [chatKey, worker] = offline
    if (worker) navigator.serviceWorker?.register(worker).catch(() => {})
    try {
      // An expired conversation is removed: its text begins with its expiry time.
      if (localStorage[chatKey] < `{"until":"${new Date().toJSON()}`) delete localStorage[chatKey]
    } catch {}
  }
  const whenIdle = () =>
    // Without requestIdleCallback, it runs now.
    ((window.requestIdleCallback as typeof requestIdleCallback | undefined) ?? setTimeout)(idly, {
      timeout: 2000,
    } as never)
  const whenLoaded = () => (document.readyState === 'complete' ? whenIdle() : addEventListener('load', whenIdle))
  const scrolled = () => page.toggleAttribute('data-scrolled', scrollY > 10)
  const menu = () => document.querySelector<HTMLDetailsElement>('[data-menu][open]')

  const open = (link: HTMLAnchorElement, event: Event) => {
    const target = new URL(link.href)
    target.searchParams.set('theme', shown())
    event.preventDefault()
    const tab = window.open('', '_blank')
    if (!tab) return location.assign(target)
    tab.opener = null
    tab.location.replace(target.href)
  }

  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const pressed = event.submitter as HTMLButtonElement | null
    if (form.getAttribute('action') !== '/theme' || !pressed) return
    event.preventDefault()
    page.dataset['theme'] = pressed.value
    try {
      localStorage.setItem(themeKey, pressed.value)
      // Left over from a visit without JavaScript, it would keep sending the old choice to the server.
      for (const prefix of ['', '__Host-'])
        document.cookie = `${prefix}${themeKey}=;path=/;max-age=0${prefix && ';Secure'}`
    } catch {}
    paint()
    const twin = form.querySelector<HTMLElement>(`button:not([value="${pressed.value}"])`)
    if (document.activeElement === pressed || document.activeElement === document.body) twin?.focus()
  })
  addEventListener('click', (event) => {
    const pressed = event.target as Element
    note(pressed)
    const link = pressed.closest<HTMLAnchorElement>('a[href^="http"]')
    for (const each of document.querySelectorAll('[data-menu][open]')) {
      if (!each.contains(pressed)) each.removeAttribute('open')
    }
    if (pressed.closest('[data-cookie-settings]')) runConsent(true)
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (link.host !== location.host) open(link, event)
  })
  addEventListener('keydown', ({ key }) => {
    const opened = key === 'Escape' && menu()
    if (!opened) return
    opened.open = false
    opened.querySelector('summary')?.focus()
  })
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('storage', ({ key }) => {
    if (key === themeKey) follow()
    if (key !== account.key) return
    if (isSignedIn()) showAccount()
    else delete page.dataset['account']
  })
  addEventListener('error', noteFault)
  addEventListener('unhandledrejection', noteFault)
  addEventListener('pagehide', keepForNextPage)
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  device.addEventListener('change', paint)
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash && visit?.type === 'navigate') {
    const takeUp = () => {
      const target = document.querySelector(':target')
      target?.scrollIntoView()
      // A form that was returned with errors continues at the first error.
      target?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
    // Navigating to the target, the browser removes the focus in a separate frame: by the second one it has.
    addEventListener('load', () => frame(() => frame(takeUp)))
  }
  const begin = () => {
    paint()
    showAccount()
    whenLoaded()
  }
  if (consent.script) page.dataset['hasCookieSettings'] = ''
  // Measured immediately, it would force a layout of the whole page while it is still loading.
  frame(scrolled)
  keepReferral()
  if (react === true || (react && isSignedIn())) addEventListener('mowatt:hydrated', begin)
  else begin()
}
