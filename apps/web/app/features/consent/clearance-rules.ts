/**
 * Rules that keep the page clear of a question of this height at the bottom of the window: every focused element is
 * scrolled above it, and the page can be scrolled to its end. The height is in the rules, because a custom property of
 * the root is inherited: the browser would style every element of the page again.
 */
export function clearanceRules(heightPx: number): string {
  return `
    :root[data-asks-consent] {
      scroll-padding-bottom: ${heightPx + 16}px;

      body {
        padding-bottom: ${heightPx}px;
      }

      .waitlist-bar {
        bottom: ${heightPx + 20}px;
      }

      .composer-bar {
        bottom: max(var(--keyboard-height, 0px), ${heightPx}px);
      }

      /* While a visitor types, the field and the text above it have room between the top of the page and the question. */
      &:has(.composer-bar) {
        scroll-padding-block: 76px ${heightPx + 172}px;
      }

      @media (height < 620px) {
        &,
        &:has(.composer-bar) {
          scroll-padding-block: 8px ${heightPx + 8}px;
        }
      }

      /* The list beside the app scrolls separately, and must end above the question too. */
      @media (width >= 900px) {
        .app-side {
          height: calc(100dvh - ${heightPx}px);
        }
      }
    }`
}
