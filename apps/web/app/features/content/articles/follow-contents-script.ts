/**
 * Runs on pages with a long list of contents beside the text: marks the entry of the section that is being read, and
 * keeps it in sight where the list is longer than the screen. Without it the list is scrolled by hand.
 */
export function followContentsScript(): string {
  const source = `(function (isWaiting) {
  function follow() {
    isWaiting = false
    var list = document.querySelector('.contents-side')
    if (!list || !list.offsetHeight) return
    var current
    list.querySelectorAll('a').forEach(function (link) {
      var section = document.getElementById(link.hash.slice(1))
      if (section && section.getBoundingClientRect().top < 160) current = link
      link.removeAttribute('aria-current')
    })
    if (!current) return void (list.scrollTop = 0)
    current.setAttribute('aria-current', 'location')
    var entry = current.getBoundingClientRect()
    var box = list.getBoundingClientRect()
    var over = entry.bottom + 48 - box.bottom
    var under = entry.top - 48 - box.top
    if (over > 0) list.scrollTop += over
    else if (under < 0) list.scrollTop += under
  }
  function soon() {
    if (!isWaiting) isWaiting = requestAnimationFrame(follow)
  }
  addEventListener('scroll', soon, { passive: true })
  addEventListener('resize', soon)
})()`
  return source.replaceAll(/\n\s*/g, '\n')
}
