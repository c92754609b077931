import { minifyScript } from '../../../browser/minify-script.ts'

const SOURCE = `addEventListener('click', (event) => {
  const link = event.target.closest('a[data-share]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const url = location.origin + location.pathname
  const mail = () => location.assign(link.href)
  if (navigator.share) navigator.share({ title: document.title, url }).catch(() => {})
  else navigator.clipboard?.writeText(url).then(() => (link.nextElementSibling.textContent = 'Link copied'), mail) ?? mail()
})`

/** Shares a post with whatever the browser supports. Without scripts its link opens an email. */
export function shareScript(): string {
  return minifyScript(SOURCE)
}
