/** For a field that comes because somebody asked for it: the keyboard goes there when it appears. */
export function focusOnce(field: HTMLElement | null): void {
  field?.focus()
}
