import type { ImportColumn } from '#app/domain/imports/import-subject.ts'

/** The columns of an article file: the specification's in its order, then names in place of ids, then the slug. */
export const ARTICLE_COLUMNS = [
  {
    name: 'title',
    label: 'Title',
    aliases: ['Tiêu đề', 'Tên bài', 'Tên bài viết', 'Headline'],
    required: true,
  },
  {
    name: 'content',
    label: 'Content',
    aliases: ['Nội dung', 'Nội dung bài viết', 'Body', 'HTML'],
    required: true,
  },
  {
    name: 'category_id',
    label: 'Category ID',
    aliases: ['Mã danh mục', 'Mã chuyên mục', 'ID danh mục', 'ID chuyên mục'],
    required: true,
  },
  { name: 'author_id', label: 'Author ID', aliases: ['Mã tác giả', 'ID tác giả'], required: true },
  { name: 'excerpt', label: 'Excerpt', aliases: ['Tóm tắt', 'Mô tả ngắn', 'Trích đoạn', 'Sapo', 'Summary'] },
  {
    name: 'subcategory_id',
    label: 'Subcategory ID',
    aliases: ['Mã danh mục con', 'Mã chuyên mục con', 'ID danh mục con', 'ID chuyên mục con'],
  },
  {
    name: 'featured_image',
    label: 'Featured image',
    aliases: ['Ảnh đại diện', 'Ảnh bìa', 'Hình ảnh', 'Ảnh', 'Image', 'Image URL', 'Thumbnail'],
  },
  { name: 'meta_title', label: 'Meta title', aliases: ['Tiêu đề SEO', 'SEO title'] },
  { name: 'meta_description', label: 'Meta description', aliases: ['Mô tả SEO', 'SEO description'] },
  { name: 'is_featured', label: 'Featured', aliases: ['Nổi bật', 'Bài nổi bật'] },
  { name: 'status', label: 'Status', aliases: ['Trạng thái'] },
  { name: 'tags', label: 'Tags', aliases: ['Thẻ', 'Tag', 'Từ khóa', 'Keywords'] },
  {
    name: 'category',
    label: 'Category (name)',
    aliases: ['Category', 'Category name', 'Danh mục', 'Chuyên mục', 'Tên danh mục', 'Tên chuyên mục'],
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
    aliases: ['Author', 'Author name', 'Tác giả', 'Tên tác giả', 'Người viết'],
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
  {
    name: 'subcategory',
    label: 'Subcategory (name)',
    aliases: ['Subcategory', 'Subcategory name', 'Danh mục con', 'Chuyên mục con'],
    standsFor: 'subcategory_id',
  },
  { name: 'slug', label: 'Slug', aliases: ['Đường dẫn', 'URL slug'] },
] as const satisfies readonly ImportColumn[]

/** The columns of an exported file: those of the specification, and the slug, so that it comes back to the same article. */
export const EXPORTED_COLUMNS = [
  'title',
  'content',
  'category_id',
  'author_id',
  'excerpt',
  'subcategory_id',
  'featured_image',
  'meta_title',
  'meta_description',
  'is_featured',
  'status',
  'tags',
  'slug',
] as const
