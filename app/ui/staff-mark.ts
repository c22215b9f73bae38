const KEY = 'staff'

/**
 * Keeps in this browser whether its visitor works on the site, so that pages, which are the same for everybody, show the way to the
 * panel (`themeScript`, variant `staff:`). It opens nothing: the panel asks for itself who somebody is.
 */
export function keepStaffMark(isStaff: boolean): void {
  const root = document.documentElement
  if (isStaff) root.dataset['staff'] = ''
  else delete root.dataset['staff']
  try {
    if (isStaff) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage may be refused: the way is then shown as long as the page stands.
  }
}
