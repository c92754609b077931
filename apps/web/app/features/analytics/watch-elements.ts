import type { EventName } from '@mowatt/contract/analytics'
import { cleanAddress } from '@mowatt/contract/clean-analytics'
import type { Say } from './run-analytics.ts'

/** Opened elements, views and forms that name their event (see browser/analytics/tracked.ts), and external links. */
export function watchElements(say: Say): void {
  const sayOf = (written: string | null | undefined) => {
    if (!written) return
    const [event, properties] = JSON.parse(written) as [EventName, never]
    say(event, properties)
  }
  const seen = new WeakSet<Element>()
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || seen.has(target)) continue
        seen.add(target)
        watch.unobserve(target)
        sayOf((target as HTMLElement).dataset['trackView'])
      }
    },
    // Viewed once it is in the middle of the viewport, however small or large it is.
    { rootMargin: '-20% 0px' },
  )
  const observe = () => {
    for (const each of document.querySelectorAll('[data-track-view]')) if (!seen.has(each)) watch.observe(each)
  }
  observe()
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true })

  addEventListener(
    'click',
    ({ target }) => {
      const pressed = target as Element
      // Clicks on elements that name their event are already reported by the page's own script, which loaded before
      // this one.
      if (pressed.closest('[data-track]:not(details)')) return
      const link = pressed.closest<HTMLAnchorElement>('a[href^="http"]')
      if (!link || link.host === location.host) return
      say('link_click', { url: cleanAddress(link.href), link_text: (link.textContent ?? '').trim().slice(0, 100) })
    },
    { capture: true },
  )
  const begun = new WeakSet<Element>()
  const formOf = (target: EventTarget | null) => (target as Element).closest?.<HTMLFormElement>('[data-track-form]')
  addEventListener('focusin', ({ target }) => {
    const form = formOf(target)
    if (!form || begun.has(form)) return
    begun.add(form)
    say('form_started', { form_type: form.dataset['trackForm']! })
  })
  addEventListener(
    'submit',
    ({ target }) => {
      const form = formOf(target)
      if (form) say('form_submitted', { form_type: form.dataset['trackForm']! })
    },
    { capture: true },
  )
  addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) sayOf(target.dataset['track'])
    },
    { capture: true },
  )
}
