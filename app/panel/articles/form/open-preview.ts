import { toFormData } from '#app/domain/blog/editing/article-values.ts'
import type { ArticleValues } from '#app/domain/blog/editing/article-values.ts'
import { PREVIEW_PATH } from './save-outcome.ts'

/** Shows what is in the form as readers would see it, in a tab of its own; nothing is saved. */
export function openPreview(values: ArticleValues): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = PREVIEW_PATH
  form.target = '_blank'
  form.enctype = 'multipart/form-data'
  form.hidden = true
  for (const [name, value] of toFormData(values)) {
    const field = document.createElement('textarea')
    field.name = name
    field.value = typeof value === 'string' ? value : ''
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
