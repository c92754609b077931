export type EnhanceOptions = {
  themeKey: string
  colours: { light: string; dark: string }
  /** React would miss a tag that was changed before it has found it, and write it again. */
  isReactComing: boolean
}

/**
 * What every page does beyond its HTML: the theme in place, the header's shadow, the menu, links, sharing. It is sent as
 * text inside the page (see page-script.ts), so that pages without React have it too: it must stand on its own, and
 * nothing may be imported here.
 */
export function enhancePage({ themeKey, colours, isReactComing }: EnhanceOptions): void {
  const page = document.documentElement
  const device = matchMedia('(prefers-color-scheme: dark)')
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
  const scrolled = () => page.toggleAttribute('data-scrolled', scrollY > 10)
  const menu = () => document.querySelector<HTMLDetailsElement>('[data-menu][open]')

  const share = (link: HTMLAnchorElement) => {
    const { href } = new URL(location.pathname, location.href)
    const said = link.parentElement?.querySelector('output')
    const copied = () => said && (said.textContent = 'Link copied')
    const mail = () => location.assign(link.href)
    if (navigator.share) navigator.share({ title: document.title, url: href }).catch(() => {})
    else if (navigator.clipboard) navigator.clipboard.writeText(href).then(copied, mail)
    else mail()
  }
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
    } catch {}
    paint()
    const twin = form.querySelector<HTMLElement>(`button:not([value="${pressed.value}"])`)
    if (document.activeElement === pressed || document.activeElement === document.body) twin?.focus()
  })
  addEventListener('click', (event) => {
    const pressed = event.target as Element
    const link = pressed.closest<HTMLAnchorElement>('a[data-share],a[href^="http"]')
    if (!pressed.closest('[data-menu]')) menu()?.removeAttribute('open')
    if (pressed.closest('[data-cookie-settings]')) dispatchEvent(new Event('mowatt:cookie-settings'))
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!('share' in link.dataset)) return link.host === location.host ? undefined : open(link, event)
    event.preventDefault()
    share(link)
  })
  addEventListener('keydown', ({ key }) => {
    const opened = key === 'Escape' && menu()
    if (!opened) return
    opened.open = false
    opened.querySelector('summary')?.focus()
  })
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('storage', ({ key }) => key === themeKey && follow())
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  device.addEventListener('change', paint)
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash && visit?.type === 'navigate') {
    setTimeout(() => {
      document.querySelector(':target')?.scrollIntoView()
      // A form that came back is taken up where it went wrong.
      document.querySelector<HTMLElement>(':target [aria-invalid="true"]')?.focus()
    }, 100)
  }
  // Asked at once, it would have the whole page laid out in the middle of its arrival.
  requestAnimationFrame(scrolled)
  if (isReactComing) addEventListener('mowatt:hydrated', paint)
  else paint()
}
