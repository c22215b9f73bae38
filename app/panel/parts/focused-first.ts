/**
 * The `ref` of the field that a dialog opens with: the browser gives the focus to whatever has this attribute, else to the first button,
 * which closes the dialog. React's own `autoFocus` comes before the dialog is there.
 */
export function focusedFirst(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '')
}
