import { find, type Element, type Page, wordsOf } from './read-page.ts'
import type { SiteTestApp } from './site-test-app.ts'

/** A visitor without scripts: keeps cookies, follows redirects, fills in forms by their labels. */
export type PlainVisitor = {
  /** The current address, and its page. */
  readonly address: string
  readonly page: Page
  readonly cookies: ReadonlyMap<string, string>
  open(address: string): Promise<Page>
  /** Fills in the given values by label, true for a tick, and presses the button with these words. */
  press(button: string, fields?: Readonly<Record<string, string | true>>): Promise<Page>
}

export function createPlainVisitor(site: SiteTestApp, cookies = new Map<string, string>()): PlainVisitor {
  let address = ''
  let page: Page | undefined

  async function go(to: string, form?: [string, string][]): Promise<Page> {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const { pathname, search } = new URL(to, site.origin + address)
    address = pathname + search
    page = await site.open(address, { headers: { cookie }, ...(form && { form }) })
    for (const set of [page.headers['set-cookie'] ?? []].flat().map(String)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '' || /max-age=0\b/i.test(set)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const { location } = page.headers
    return typeof location === 'string' ? go(location) : page
  }

  function current(): Page {
    if (!page) throw new Error('No page is open.')
    return page
  }

  return {
    get address() {
      return address
    },
    get page() {
      return current()
    },
    cookies,
    open: (to) => go(to),
    press(button, fields = {}) {
      const { form, pressed } = formWith(current(), button)
      const values = valuesOf(form, fields)
      if (pressed.attribs['name']) values.push([pressed.attribs['name'], pressed.attribs['value'] ?? ''])
      const action = pressed.attribs['formaction'] ?? form.attribs['action'] ?? address
      if (form.attribs['method']?.toLowerCase() === 'post') return go(action, values)
      return go(`${new URL(action, site.origin + address).pathname}?${String(new URLSearchParams(values))}`)
    },
  }
}

function formWith({ document }: Page, words: string): { form: Element; pressed: Element } {
  for (const form of find(document, { tag: 'form' })) {
    const pressed = find(form, { tag: 'button' }).find((each) => nameOf(each) === words)
    if (pressed) return { form, pressed }
  }
  throw new Error(`No form has the button "${words}".`)
}

function nameOf(button: Element): string {
  return button.attribs['aria-label'] ?? wordsOf(button)
}

/** What a browser would send of this form once the given fields are filled in. */
function valuesOf(form: Element, fields: Readonly<Record<string, string | true>>): [string, string][] {
  const given = new Map(Object.entries(fields).map(([label, value]) => [fieldOf(form, label), value]))
  const controls = ['input', 'textarea', 'select'].flatMap((tag) => find(form, { tag }))
  return controls.flatMap((control): [string, string][] => {
    const { name = '', type, value } = control.attribs
    const typed = given.get(control)
    const isTick = type === 'checkbox' || type === 'radio'
    if (name === '' || 'disabled' in control.attribs) return []
    if (isTick) return typed || 'checked' in control.attribs ? [[name, value ?? 'on']] : []
    if (typeof typed === 'string') return [[name, optionOf(control, typed)]]
    return [[name, value ?? (control.name === 'textarea' ? wordsOf(control) : '')]]
  })
}

function optionOf(control: Element, words: string): string {
  const option = find(control, { tag: 'option' }).find((each) => wordsOf(each) === words)
  return option?.attribs['value'] ?? words
}

function fieldOf(form: Element, label: string): Element {
  for (const each of find(form, { tag: 'label' }).filter((one) => wordsOf(one).startsWith(label))) {
    const { for: id } = each.attribs
    const [field] = id === undefined ? find(each, { tag: 'input' }) : find(form, { id })
    if (field) return field
  }
  throw new Error(`No field has the label "${label}".`)
}
