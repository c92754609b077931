/** The last resort, when not even the site can render its own error page: readable without any style or script. */
export function plainPage(message: string): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(message)}</title>
<main>
<h1>${escapeHtml(message)}</h1>
<p><a href="">Try again</a> or <a href="/">go to the home page</a>.</p>
</main>
</html>
`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
