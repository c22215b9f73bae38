/**
 * Puts a placeholder in the place of pictures that cannot be loaded: the address in their `data-fallback`, else
 * `fallback` where a `scope` was given and they stand in it. One listener for a page of many pictures.
 * @returns the function that stops it
 */
export function mendPictures(scope?: { selector: string; fallback: string }): () => void {
  const mend = (picture: EventTarget | null) => {
    if (!(picture instanceof HTMLImageElement)) return
    const inScope = scope && picture.closest(scope.selector) ? scope.fallback : undefined
    const fallback = picture.dataset['fallback'] ?? inScope
    if (!fallback || picture.dataset['mended']) return
    picture.dataset['mended'] = ''
    picture.removeAttribute('srcset')
    picture.src = fallback
  }
  const onError = ({ target }: Event) => mend(target)
  document.addEventListener('error', onError, true)
  // Those that failed before the page came to life.
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') mend(picture)
  }
  return () => document.removeEventListener('error', onError, true)
}
