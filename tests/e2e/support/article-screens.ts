import type { Page } from 'playwright-core'
import { pressSeldom } from './editor.ts'
import { asAdmin } from './people.ts'
import type { Screen } from './screen.ts'

/** The article screens of the admin panel. */
export const ARTICLE_SCREENS: readonly Screen[] = [
  { name: 'admin-articles', path: '/admin/articles', before: asAdmin },
  {
    name: 'admin-articles-selected',
    path: '/admin/articles?category=2&q=m%C3%A1y',
    before: asAdmin,
    prepare: selectArticles,
    fullPage: false,
  },
  { name: 'admin-articles-empty', path: '/admin/articles?q=zzzqqq', before: asAdmin },
  { name: 'admin-articles-trash', path: '/admin/articles?view=trash', before: asAdmin },
  {
    name: 'admin-articles-delete',
    path: '/admin/articles',
    before: asAdmin,
    prepare: askToDelete,
    fullPage: false,
  },
  {
    name: 'admin-articles-filtered',
    path: '/admin/articles?author=1&kind=demo&tag=tivi&from=2020-01-01&to=2030-01-01',
    before: asAdmin,
    prepare: nameView,
  },
  { name: 'admin-articles-changes', path: '/admin/articles/changes', before: asAdmin },
  {
    name: 'admin-articles-change',
    path: '/admin/articles',
    before: asAdmin,
    prepare: changeAll,
  },
  { name: 'admin-article-calendar', path: '/admin/articles/calendar', before: asAdmin },
  { name: 'admin-article-new', path: '/admin/articles/new', before: asAdmin, prepare: waitForEditor },
  { name: 'admin-article-errors', path: '/admin/articles/new', before: asAdmin, prepare: saveNothing },
  {
    name: 'admin-article-schedule',
    path: '/admin/articles/new',
    before: asAdmin,
    prepare: askWhen,
    fullPage: false,
  },
  { name: 'admin-article', path: '/admin/articles/2/edit', before: asAdmin, prepare: waitForEditor },
  {
    name: 'admin-article-table',
    path: '/admin/articles/2/edit',
    before: asAdmin,
    prepare: standInTable,
    fullPage: false,
  },
  { name: 'admin-article-html', path: '/admin/articles/2/edit', before: asAdmin, prepare: openHtml },
  {
    name: 'admin-article-product',
    path: '/admin/articles/2/edit',
    before: asAdmin,
    prepare: findProduct,
    fullPage: false,
  },
  {
    name: 'admin-article-beside',
    path: '/admin/articles/5/edit',
    before: asAdmin,
    prepare: writeBeside,
  },
  { name: 'admin-article-revisions', path: '/admin/articles/2/revisions', before: asAdmin },
  {
    name: 'admin-article-missing',
    path: '/admin/articles/999999/edit',
    before: asAdmin,
    expected: [/404/],
  },
]

async function nameView(page: Page): Promise<void> {
  await page.getByText('Save this view').click()
  await page.getByLabel('Name of the view').fill('Bài về tivi')
}

/** What is published already stays as it is. */
async function changeAll(page: Page): Promise<void> {
  await page
    .getByRole('checkbox', { name: /^Select “/ })
    .first()
    .check()
  await page.getByRole('checkbox', { name: /^All \d+ found$/ }).check()
  await page.getByLabel('Action for the selected articles').selectOption('publish')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Do it' }).click()
  await page.getByText('Done', { exact: true }).waitFor()
}

async function selectArticles(page: Page): Promise<void> {
  await page
    .getByRole('checkbox', { name: /^Select “/ })
    .first()
    .check()
  await page.getByText('1 selected').waitFor()
}

async function askToDelete(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Delete “/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Delete this article?' }).waitFor()
}

async function waitForEditor(page: Page): Promise<void> {
  await page.locator('.ProseMirror').waitFor()
}

/** A note and a link to a preview beside an article. */
async function writeBeside(page: Page): Promise<void> {
  await waitForEditor(page)
  if (!(await page.getByRole('textbox', { name: 'New note' }).isVisible()))
    await page.getByText('Notes of the staff').click()
  await page.getByRole('textbox', { name: 'New note' }).fill('Giá tủ lạnh ở mục 2 đã cũ, nhớ xem lại nhé.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page
    .getByRole('button', { name: /^Resolve: note of/ })
    .first()
    .waitFor()
  await page.getByText('Preview links for people without an account').click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page
    .getByRole('textbox', { name: /^Preview link until/ })
    .first()
    .waitFor()
}

async function saveNothing(page: Page): Promise<void> {
  await waitForEditor(page)
  await page.getByRole('button', { name: 'Save Article' }).click()
  await page.getByRole('alert').getByText('Title is required').waitFor()
}

async function standInTable(page: Page): Promise<void> {
  await page.locator('.ProseMirror td').first().click()
  await page.getByRole('group', { name: 'Table', exact: true }).waitFor()
}

async function openHtml(page: Page): Promise<void> {
  await waitForEditor(page)
  await page.getByRole('button', { name: 'HTML', exact: true }).click()
  await page.getByText('Nothing will be removed on saving.').waitFor()
}

async function findProduct(page: Page): Promise<void> {
  await waitForEditor(page)
  await page.getByRole('button', { name: 'Product box' }).click()
  await page.getByRole('searchbox', { name: 'Product name' }).fill('máy giặt')
  await page.getByRole('dialog', { name: 'Product box' }).getByRole('listitem').first().waitFor()
}

/** When an article is to come out by itself. */
async function askWhen(page: Page): Promise<void> {
  await pressSeldom(page, 'Schedule')
  await page.getByRole('dialog', { name: 'When should it be published?' }).waitFor()
}
