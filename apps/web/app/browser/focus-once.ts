/** For a field that appears because the user requested it: it takes the focus. */
export function focusOnce(field: HTMLElement | null): void {
  field?.focus()
}
