/**
 * Runs on pages with a long list of contents beside the text: marks the entry of the section that is being read, and
 * keeps it in sight where the list is longer than the screen. Without it the list is scrolled by hand.
 */
export function followContentsScript(): string {
  const source = `(function (frame) {
  function follow() {
    var list = document.querySelector('.contents-side'), now
    frame = 0
    list.querySelectorAll('a').forEach(function (link) {
      var section = document.getElementById(link.hash.slice(1))
      if (section.getBoundingClientRect().top < 160) now = link
      link.ariaCurrent = null
    })
    if (now) now.ariaCurrent = 'location'
    list.scrollTop = now ? now.offsetTop - list.clientHeight / 2 : 0
  }
  addEventListener('scroll', function () { frame = frame || requestAnimationFrame(follow) })
})()`
  return source.replaceAll(/\n\s*/g, '\n')
}
