import { ARTICLE_COLUMNS, EXPORTED_COLUMNS } from '#app/domain/imports/articles/article-columns.ts'
import type { DuplicateStrategy } from '#app/domain/imports/import-subject.ts'
import { say } from '#app/vietnamese/say.ts'

export type SubjectName = 'articles' | 'products'

/** What the screens of imports say of a subject, and where these are. */
export type SubjectText = {
  list: string
  /** Where one of them is edited. */
  edit: (id: number) => string
  screen: string
  /** Every row as a file that comes back; a template has the header alone. */
  exports: string
  template: string | null
  name: string
  title: string
  text: string
  /** Above the field for a file. */
  file: string
  back: string
  toList: string
  one: string
  many: string
  key: string
  duplicates: string
  exists: string
  hints: Readonly<Record<DuplicateStrategy, string>>
  done: Readonly<Record<DuplicateStrategy, string>>
  clearHint: string
  /** What fetching the pictures of a file means; null where its pictures stay where they are. */
  pictures: string | null
  required: readonly string[]
  optional: readonly string[]
  about: string
}

/** The columns of the specification: not the names that stand for an id, the slug, nor what other sites say. */
const named = ARTICLE_COLUMNS.filter(
  ({ name }) => EXPORTED_COLUMNS.includes(name) && name !== 'slug' && name !== 'published_at',
)

export const SUBJECTS: Readonly<Record<SubjectName, SubjectText>> = {
  articles: {
    list: '/admin/articles',
    edit: (id) => `/admin/articles/${id}/edit`,
    screen: '/admin/articles/import',
    exports: '/api/v1/exports/articles.csv',
    template: null,
    get name() {
      return say('Articles', { vi: 'Bài viết' })
    },
    get title() {
      return say('Import Articles', { vi: 'Nhập bài viết' })
    },
    get text() {
      return say('Import articles from CSV file, WordPress (XML) or Ghost (JSON)', {
        vi: 'Nhập bài viết từ tệp CSV, WordPress (XML) hoặc Ghost (JSON)',
      })
    },
    get file() {
      return say('CSV Import, WordPress, Ghost', { vi: 'Nhập bài viết từ tệp' })
    },
    get back() {
      return say('Back to articles', { vi: 'Về danh sách bài viết' })
    },
    get toList() {
      return say('Back to Articles', { vi: 'Về danh sách bài viết' })
    },
    get one() {
      return say('article', { vi: 'bài viết' })
    },
    get many() {
      return say('articles', { vi: 'bài viết' })
    },
    get key() {
      return say('Slug', { vi: 'Đường dẫn' })
    },
    get duplicates() {
      return say('Duplicate Slug Handling', { vi: 'Khi đường dẫn bị trùng' })
    },
    get exists() {
      return say('This slug exists already', { vi: 'Đường dẫn này đã có' })
    },
    hints: {
      get skip() {
        return say('Rows whose slug exists are left out.', {
          vi: 'Dòng có đường dẫn đã tồn tại sẽ được bỏ qua.',
        })
      },
      get overwrite() {
        return say('Articles that exist are updated in place.', { vi: 'Bài đã có được cập nhật tại chỗ.' })
      },
      get rename() {
        return say('A number is added to the slug: -1, -2…', { vi: 'Thêm số vào đường dẫn: -1, -2…' })
      },
    },
    done: {
      get skip() {
        return say('Skipped articles with existing slugs', { vi: 'Đã bỏ qua những bài có đường dẫn trùng' })
      },
      get overwrite() {
        return say('Overwrote existing articles', { vi: 'Đã ghi đè những bài đã có' })
      },
      get rename() {
        return say('Auto-renamed duplicate slugs', { vi: 'Đã tự đổi tên những đường dẫn trùng' })
      },
    },
    get clearHint() {
      return say('A blank cell empties the field; a blank status makes a draft.', {
        vi: 'Ô trống xóa trắng mục đó; trạng thái trống thành bản nháp.',
      })
    },
    pictures: null,
    get required() {
      return [
        'title',
        'content',
        say('category (name, or category_slug, category_id)', {
          vi: 'category (tên, hoặc category_slug, category_id)',
        }),
        say('author (name, or author_slug, author_email, author_id)', {
          vi: 'author (tên, hoặc author_slug, author_email, author_id)',
        }),
      ]
    },
    optional: named.filter(({ required }) => !required).map(({ name }) => name),
    get about() {
      return say(
        'Categories and authors that are not here yet can be made in the next step. Content is HTML or Markdown, as each article shows; the check says how many are read as Markdown, and lets you choose. Vietnamese headers such as ‘Tiêu đề’ and ‘Nội dung’ are understood, and so are published_at (Post Date) and old_address (Permalink), which becomes a redirect. A WordPress export (XML) or a Ghost export (JSON) of up to 200 MB is taken as it is.',
        {
          vi: 'Danh mục hay tác giả chưa có thì tạo được ở bước sau. Nội dung viết bằng HTML hay Markdown đều được, hệ thống tự nhận theo từng bài; bước kiểm tra nói bao nhiêu bài được đọc theo Markdown và cho bạn chọn lại. Tiêu đề cột tiếng Việt như “Tiêu đề” và “Nội dung” cũng được hiểu, cả published_at (Post Date) và old_address (Permalink), cột này thành chuyển hướng. Tệp xuất của WordPress (XML) hay Ghost (JSON) đến 200 MB dùng được nguyên như vậy.',
        },
      )
    },
  },
  products: {
    list: '/admin/products',
    edit: (id) => `/admin/products/${id}`,
    screen: '/admin/products/import',
    exports: '/api/v1/exports/products.csv',
    template: '/api/v1/exports/template.csv?subject=products',
    get name() {
      return say('Products', { vi: 'Sản phẩm' })
    },
    get title() {
      return say('Import Products', { vi: 'Nhập sản phẩm' })
    },
    get text() {
      return say('Import products, specifications and prices from a file of up to 200 MB', {
        vi: 'Nhập sản phẩm, thông số và giá từ một tệp đến 200 MB',
      })
    },
    get file() {
      return say('CSV Import', { vi: 'Nhập từ CSV' })
    },
    get back() {
      return say('Back to products', { vi: 'Về danh sách sản phẩm' })
    },
    get toList() {
      return say('Back to Products', { vi: 'Về danh sách sản phẩm' })
    },
    get one() {
      return say('product', { vi: 'sản phẩm' })
    },
    get many() {
      return say('products', { vi: 'sản phẩm' })
    },
    get key() {
      return say('Product', { vi: 'Sản phẩm' })
    },
    get duplicates() {
      return say('Products That Exist', { vi: 'Với sản phẩm đã có' })
    },
    get exists() {
      return say('This product exists already', { vi: 'Sản phẩm này đã có' })
    },
    hints: {
      get skip() {
        return say('Rows of products that exist are left out.', {
          vi: 'Dòng của sản phẩm đã có sẽ được bỏ qua.',
        })
      },
      get overwrite() {
        return say('Products that exist are updated in place; prices seen are added, none is changed.', {
          vi: 'Sản phẩm đã có được cập nhật tại chỗ; giá đã thấy được thêm vào, không giá nào bị đổi.',
        })
      },
      get rename() {
        return say('A new product is made, with a number behind its source key: -1, -2…', {
          vi: 'Một sản phẩm mới được tạo, thêm -1, -2… vào sau mã nguồn.',
        })
      },
    },
    done: {
      get skip() {
        return say('Skipped products that exist', { vi: 'Đã bỏ qua những sản phẩm đã có' })
      },
      get overwrite() {
        return say('Updated products that exist', { vi: 'Đã cập nhật những sản phẩm đã có' })
      },
      get rename() {
        return say('Made new products beside those that exist', {
          vi: 'Đã tạo sản phẩm mới bên cạnh những sản phẩm đã có',
        })
      },
    },
    get clearHint() {
      return say('A blank cell empties the field; title, category and prices seen always stay.', {
        vi: 'Ô trống xóa trắng mục đó; tên, loại sản phẩm và giá đã thấy luôn được giữ.',
      })
    },
    get pictures() {
      return say(
        'Each is copied into your picture library behind the import, decoded and encoded anew. Without this visitors’ browsers load them from where they are.',
        {
          vi: 'Mỗi ảnh được chép ngầm vào thư viện ảnh của bạn, được giải mã và mã hóa lại. Không chọn: trình duyệt của khách tải ảnh từ nơi đang đặt.',
        },
      )
    },
    get required() {
      return [
        say('title (or id, source_key, model)', { vi: 'tên (hoặc mã số, mã nguồn, mã máy)' }),
        say('category (for a new product)', { vi: 'loại sản phẩm (cho sản phẩm mới)' }),
      ]
    },
    get optional() {
      return say(
        'gtin, brand, sub_category, release_year, is_hidden, description, lowest_price, manufacturer_price, rumored_price, price, image, images, specifications, prices, shop, shop_price, shop_list_price, shop_url, seen_on, price_source, attr:KEY, spec:Group/Name',
        {
          vi: 'mã vạch, thương hiệu, nhóm con, năm ra mắt, đang ẩn, mô tả, giá thấp nhất, giá hãng, giá tin đồn, giá, ảnh, bộ ảnh, thông số, prices, nơi bán, giá bán, giá niêm yết, đường dẫn, ngày thấy giá, nguồn giá, tên của mọi con số so được (dung tích, công suất…), spec:Nhóm/Tên',
        },
      ).split(', ')
    },
    get about() {
      return say(
        'A row finds its product by id or source_key, then by barcode (gtin), brand with model, and title; what is not sure waits for you, side by side. Columns are known by their names, in Vietnamese or English, and by what stands in them; categories and brands of the file’s own are matched in the next step. Specifications may be JSON, ‘name: value’ lines, or ‘group | name | value’ lines.',
        {
          vi: 'Mỗi dòng tìm sản phẩm của mình theo mã số hoặc mã nguồn, rồi theo mã vạch, thương hiệu cùng mã máy, và tên; chỗ chưa chắc thì chờ bạn, đặt cạnh nhau. Cột được nhận ra theo tên, tiếng Việt hay tiếng Anh, và theo những gì nằm trong cột; loại sản phẩm và thương hiệu của riêng tệp được ghép ở bước sau. Thông số có thể là JSON, dòng “tên: giá trị”, hay dòng “nhóm | tên | giá trị”.',
        },
      )
    },
  },
}
