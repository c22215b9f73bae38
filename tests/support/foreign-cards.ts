/** A card of another site's editor as its export has it, and what an article holds instead. */
export type ForeignCard = { name: string; from: string; becomes: string }

const picture = (name: string, alt: string) => `<img src="https://cu.example/${name}.jpg" alt="${alt}" />`

export const BOOKMARKS: readonly ForeignCard[] = [
  {
    name: 'a bookmark of Ghost',
    from: `<p>Trước</p><figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://khac.example/bai"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Chọn tủ &amp; máy</div><div class="kg-bookmark-description">Nhà bốn người
 dùng loại nào.</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://khac.example/i.png" alt=""><span class="kg-bookmark-author">Khác</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://khac.example/t.png" alt=""></div></a></figure>`,
    becomes:
      '<p>Trước</p><p><a href="https://khac.example/bai">Chọn tủ &amp; máy</a><br />Nhà bốn người dùng loại nào.</p>',
  },
  {
    name: 'a bookmark of its own site, with a caption and no title',
    from: '<figure class="kg-card kg-bookmark-card kg-card-hascaption"><a class="kg-bookmark-container" href="https://cu.example/bai/"><div class="kg-bookmark-content"></div></a><figcaption>Đọc <em>thêm</em></figcaption></figure>',
    becomes: '<p><a href="/bai">https://cu.example/bai/</a></p><p>Đọc <em>thêm</em></p>',
  },
]

/** Figures in which nothing of a figure stands. */
export const EMPTY_FIGURES: readonly ForeignCard[] = [
  { name: 'an empty figure', from: '<p>a</p><figure class="kg-card"></figure>', becomes: '<p>a</p>' },
  {
    name: 'a figure of a picture that is left out',
    from: '<p>a</p><figure class="wp-block-image"><img src="data:image/gif;base64,R0" alt="b"></figure>',
    becomes: '<p>a</p>',
  },
  {
    name: 'a figure of words',
    from: '<figure class="kg-card"><div>Chỉ có <b>chữ</b></div></figure>',
    becomes: '<p>Chỉ có <b>chữ</b></p>',
  },
  {
    name: 'a film of Ghost',
    from: '<figure class="kg-card kg-video-card kg-card-hascaption"><div class="kg-video-container"><video src="https://cu.example/a.mp4"></video><div class="kg-video-overlay"><button><svg></svg></button></div><div class="kg-video-player-container">0:00 /0:15 1×</div></div><figcaption>Phim</figcaption></figure>',
    becomes: '<p><a href="https://cu.example/a.mp4">https://cu.example/a.mp4</a></p><p>Phim</p>',
  },
  {
    name: 'an embedded address with a caption',
    from: '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div><figcaption>Phim</figcaption></figure>',
    becomes:
      '<figure><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Video" allowfullscreen></iframe><figcaption>Phim</figcaption></figure>',
  },
  {
    name: 'an embedded address that is no film',
    from: '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://khac.example/bai\n</div></figure>',
    becomes: '<p><a href="https://khac.example/bai">https://khac.example/bai</a></p>',
  },
  {
    name: 'a picture that is a link, with a caption',
    from: `<figure class="wp-block-image size-large"><a href="https://khac.example/">${picture('a', 'Tủ')}</a><figcaption class="wp-element-caption"><p>Một</p><p>Hai</p></figcaption></figure>`,
    becomes: `<figure><a href="https://khac.example/">${picture('a', 'Tủ')}</a><figcaption>Một<br />Hai</figcaption></figure>`,
  },
  {
    name: 'a table',
    from: '<figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table><figcaption>Bảng</figcaption></figure>',
    becomes:
      '<figure><table><tbody><tr><td>1</td></tr></tbody></table><figcaption>Bảng</figcaption></figure>',
  },
]

export const FOREIGN_CARDS: readonly ForeignCard[] = [...BOOKMARKS, ...EMPTY_FIGURES]
