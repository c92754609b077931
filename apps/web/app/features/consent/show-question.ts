import { type Choices, CONSENT_KEY } from '../../browser/consent/consent-record.ts'
import { clearanceRules } from './clearance-rules.ts'
import css from './consent.css?url'
import { questionTexts } from './consent-texts.ts'
import { questionMarkup } from './question-markup.ts'

export type Question = {
  siteName: string
  /** The host of an advertising network that is notified of a conversion; configured by us, never a visitor's input. */
  adNetwork: string | undefined
  /** Opened by the user: then it takes the focus and can be closed without a choice. */
  isAsked: boolean
  choices: Choices
  choose: (choices: Choices) => void
  /** Whether there is a valid choice now. */
  isAnswered: () => boolean
}

const ID = 'consent'

/**
 * Shows the question at the bottom of the window, without React, which most pages do not load. It does not trap the
 * focus: the page stays usable, nothing moves, and the focused element is scrolled clear of it.
 */
export async function showQuestion(question: Question): Promise<void> {
  const { siteName, adNetwork, isAsked, choices, choose, isAnswered } = question
  const askedFrom = document.activeElement
  await styled()
  // Queried only now: pressed while the first one waited for its style sheet, Cookie Settings would show a second.
  const shown = document.getElementById(ID)
  if (shown) return shown.querySelector<HTMLElement>('h2')?.focus()
  const page = document.documentElement
  const box = Object.assign(document.createElement('section'), { id: ID, className: 'consent', tabIndex: -1 })
  box.setAttribute('role', 'dialog')
  box.setAttribute('aria-labelledby', 'consent-title')
  box.innerHTML = questionMarkup(isAsked, adNetwork)
  box.querySelector('h2')!.textContent = questionTexts.title(siteName)
  const tick = (name: keyof Choices) => box.querySelector<HTMLInputElement>(`[name=${name}]`)!
  tick('preferences').checked = choices.preferences
  tick('statistics').checked = choices.statistics
  tick('marketing').checked = choices.marketing

  const clearance = new CSSStyleSheet()
  const watch = new ResizeObserver(() => clearance.replaceSync(clearanceRules(box.offsetHeight)))
  const isOver = new AbortController()
  const close = () => {
    isOver.abort()
    const hadFocus = box.contains(document.activeElement)
    watch.disconnect()
    box.remove()
    delete page.dataset['asksConsent']
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== clearance)
    if (!hadFocus) return
    // Returns the focus to the element that opened it, or to the page.
    if (isAsked && askedFrom instanceof HTMLElement) askedFrom.focus()
    else document.querySelector<HTMLElement>('main')?.focus()
  }
  const answer = (given: Choices) => {
    choose(given)
    close()
  }
  const all = (isGiven: boolean) => answer({ preferences: isGiven, statistics: isGiven, marketing: isGiven })
  const acts: Record<string, () => void> = {
    accept: () => all(true),
    reject: () => all(false),
    save: () =>
      answer({
        preferences: tick('preferences').checked,
        statistics: tick('statistics').checked,
        marketing: tick('marketing').checked,
      }),
    close,
  }
  box.addEventListener('click', ({ target }) => {
    acts[(target as Element).closest<HTMLElement>('[data-answer]')?.dataset['answer'] ?? '']?.()
  })
  box.addEventListener('keydown', ({ key }) => void (key === 'Escape' && isAsked && close()))

  // Answered in another tab, it is not asked here any more.
  addEventListener('storage', ({ key, newValue }) => key === CONSENT_KEY && newValue && close(), isOver)
  // Nor when somebody comes back who answered on the app's host, or while this page was in the back/forward cache:
  // no storage event says so.
  const whenBack = () => !isAsked && isAnswered() && close()
  addEventListener('pageshow', whenBack, isOver)
  document.addEventListener('visibilitychange', whenBack, isOver)

  // Early in the page, so that it comes first in the tab order; only the link that skips to the content comes before.
  const skip = document.querySelector('a[href="#main"]')
  if (skip) skip.after(box)
  else document.body.prepend(box)
  page.dataset['asksConsent'] = ''
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, clearance]
  watch.observe(box)
  if (isAsked) box.querySelector<HTMLElement>('h2')?.focus()
}

let loading: Promise<unknown> | undefined

/** Shown before its style sheet has loaded, it would shift the page. */
function styled(): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: css })
  return (loading ??= new Promise((resolve) => {
    link.onload = link.onerror = resolve
    document.head.append(link)
  }))
}
