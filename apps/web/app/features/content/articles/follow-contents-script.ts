/**
 * Runs on pages with a long list of contents beside the text: marks the entry of the current section, and keeps it
 * visible if the list is longer than the screen. Without it the list is scrolled by hand.
 */
export function followContentsScript(): string {
  const source = `{
  let frame = 0
  const follow = () => {
    let now
    const list = document.querySelector('.contents-side')
    frame = 0
    for (const link of list.querySelectorAll('a')) {
      if (document.getElementById(link.hash.slice(1)).getBoundingClientRect().top < 160) now = link
      link.ariaCurrent = null
    }
    if (now) now.ariaCurrent = 'location'
    list.scrollTop = now ? now.offsetTop - list.clientHeight / 2 : 0
  }
  onscroll = () => (frame ||= requestAnimationFrame(follow))
}`
  return source.replaceAll(/\n\s*/g, '\n')
}
