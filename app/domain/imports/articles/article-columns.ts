import { IMPORTED_TEXTS, textField } from '#app/domain/blog/fields.ts'
import type { ImportedText } from '#app/domain/blog/fields.ts'
import type { ImportColumn } from '#app/domain/imports/import-subject.ts'

const column = (name: ImportedText): ImportColumn => {
  const { label, columns = [] } = textField(name)
  return { name, label, aliases: columns }
}
/** Texts after the excerpt, which the specification names earlier. */
const further = IMPORTED_TEXTS.filter((name) => name !== 'excerpt')

/** The columns of an article file: the specification's in its order, then names in place of ids, then the slug. */
export const ARTICLE_COLUMNS: readonly ImportColumn[] = [
  {
    name: 'title',
    label: 'Title',
    aliases: ['Tiêu đề', 'Tên bài', 'Tên bài viết', 'Headline', 'Post title'],
    required: true,
  },
  {
    name: 'content',
    label: 'Content',
    aliases: ['Nội dung', 'Nội dung bài viết', 'Body', 'HTML', 'Post content'],
    required: true,
  },
  {
    name: 'category_id',
    label: 'Category ID',
    aliases: ['Mã danh mục', 'Mã chuyên mục', 'ID danh mục', 'ID chuyên mục'],
    required: true,
  },
  { name: 'author_id', label: 'Author ID', aliases: ['Mã tác giả', 'ID tác giả'], required: true },
  column('excerpt'),
  {
    name: 'subcategory_id',
    label: 'Subcategory ID',
    aliases: ['Mã danh mục con', 'Mã chuyên mục con', 'ID danh mục con', 'ID chuyên mục con'],
  },
  ...further.map(column),
  { name: 'is_featured', label: 'Featured', aliases: ['Nổi bật', 'Bài nổi bật'] },
  { name: 'status', label: 'Status', aliases: ['Trạng thái', 'Post status'] },
  { name: 'tags', label: 'Tags', aliases: ['Thẻ', 'Tag', 'Từ khóa', 'Keywords', 'Post tags'] },
  {
    name: 'category',
    label: 'Category (name)',
    aliases: [
      'Category',
      'Category name',
      'Categories',
      'Danh mục',
      'Chuyên mục',
      'Tên danh mục',
      'Tên chuyên mục',
    ],
    standsFor: 'category_id',
  },
  {
    name: 'category_slug',
    label: 'Category (slug)',
    aliases: ['Category slug', 'Slug danh mục', 'Slug chuyên mục'],
    standsFor: 'category_id',
  },
  {
    name: 'author',
    label: 'Author (name)',
    aliases: ['Author', 'Author name', 'Post author', 'Tác giả', 'Tên tác giả', 'Người viết'],
    standsFor: 'author_id',
  },
  {
    name: 'author_slug',
    label: 'Author (slug)',
    aliases: ['Author slug', 'Slug tác giả'],
    standsFor: 'author_id',
  },
  {
    name: 'author_email',
    label: 'Author (e-mail)',
    aliases: ['Author email', 'Email tác giả', 'E-mail tác giả'],
    standsFor: 'author_id',
  },
  { name: 'author_bio', label: 'Author: about (where nothing is said yet)', aliases: ['Author bio'] },
  {
    name: 'subcategory',
    label: 'Subcategory (name)',
    aliases: ['Subcategory', 'Subcategory name', 'Danh mục con', 'Chuyên mục con'],
    standsFor: 'subcategory_id',
  },
  { name: 'slug', label: 'Slug', aliases: ['Đường dẫn', 'URL slug', 'Post name'] },
  {
    name: 'published_at',
    label: 'Publication time',
    aliases: [
      'Post date',
      'Date',
      'Published',
      'Published at',
      'Publish date',
      'pubDate',
      'Ngày đăng',
      'Ngày xuất bản',
    ],
  },
  {
    name: 'modified_at',
    label: 'Time of the last change',
    aliases: ['Modified', 'Post modified', 'Updated at', 'Last modified', 'Ngày cập nhật', 'Cập nhật lúc'],
  },
  {
    name: 'old_address',
    label: 'Old address (becomes a redirect)',
    aliases: ['Permalink', 'URL', 'Link', 'Địa chỉ cũ', 'Liên kết'],
  },
  { name: 'old_site', label: 'Address of the old site', aliases: ['Trang cũ'] },
  { name: 'fetch_pictures', label: 'Fetch its pictures (true)', aliases: ['Tải ảnh'] },
  { name: 'import_notes', label: 'What could not come along', aliases: [] },
]

/** The columns of an exported file: those of the specification, the slug and the time, so that it comes back to the same article. */
export const EXPORTED_COLUMNS: readonly string[] = [
  'title',
  'content',
  'category_id',
  'author_id',
  'excerpt',
  'subcategory_id',
  ...further,
  'is_featured',
  'status',
  'tags',
  'slug',
  'published_at',
]
