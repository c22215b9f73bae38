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
    from: '<figure class="kg-card kg-bookmark-card kg-card-hascaption"><a class="kg-bookmark-container" href="https://cu.example/bai/"><div class="kg-bookmark-content"></div></a><figcaption>Đọc <strong>thêm</strong></figcaption></figure>',
    becomes: '<p><a href="/bai">https://cu.example/bai/</a></p><p><em>Đọc <strong>thêm</strong></em></p>',
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
    becomes: '<p><a href="https://cu.example/a.mp4">https://cu.example/a.mp4</a></p><p><em>Phim</em></p>',
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

const callout = (emoji: string, text: string, colour = 'blue') =>
  `<div class="kg-card kg-callout-card kg-callout-card-${colour}"><div class="kg-callout-emoji">${emoji}</div><div class="kg-callout-text">${text}</div></div>`

export const CALLOUTS_AND_BUTTONS: readonly ForeignCard[] = [
  {
    name: 'a callout of Ghost',
    from: callout('💡', 'Rút <strong>điện</strong> trước<br>rồi lau.'),
    becomes: '<div data-callout="tip"><p>💡 Rút <strong>điện</strong> trước<br />rồi lau.</p></div>',
  },
  {
    name: 'a callout of Ghost that warns',
    from: callout('⚠️', '<p>Coi chừng</p><ul><li>một</li></ul><h3>Hai</h3>'),
    becomes: '<div data-callout="warning"><p>⚠️ Coi chừng</p><ul><li>một</li></ul><p>Hai</p></div>',
  },
  {
    name: 'a red callout of Ghost without an emoji',
    from: '<div class="kg-card kg-callout-card kg-callout-card-red"><div class="kg-callout-text">Coi chừng</div></div>',
    becomes: '<div data-callout="warning"><p>Coi chừng</p></div>',
  },
  {
    name: 'a callout of Ghost with an emoji of its own',
    from: callout('🧊', 'Tủ <a href="https://cu.example/bai/">lạnh</a>'),
    becomes: '<div data-callout="note"><p>🧊 Tủ <a href="/bai">lạnh</a></p></div>',
  },
  { name: 'an empty callout', from: `<p>a</p>${callout('', '')}`, becomes: '<p>a</p>' },
  {
    name: 'a button of Ghost',
    from: '<div class="kg-card kg-button-card kg-align-center"><a href="https://khac.example/gia" class="kg-btn kg-btn-accent">Xem <b>giá</b></a></div>',
    becomes: '<div data-button><a href="https://khac.example/gia">Xem giá</a></div>',
  },
  {
    name: 'buttons of Gutenberg, one of which leads nowhere',
    from: `<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://cu.example/gia/">Giá</a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="http://khac.example/">Khác</a></div>
<!-- /wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link">Chưa có</a></div>
<div class="wp-block-button"><a class="wp-block-button__link" href="javascript:alert(1)">Mã</a></div></div>
<!-- /wp:buttons -->`,
    becomes:
      '<div data-button><a href="/gia">Giá</a></div><div data-button><a href="https://khac.example/">Khác</a></div><p>Chưa có</p><p>Mã</p>',
  },
  {
    name: 'a button in a line of text',
    from: '<p>Xem <a class="kg-btn" href="https://khac.example/">giá</a></p>',
    becomes: '<p>Xem <a href="https://khac.example/">giá</a></p>',
  },
  {
    name: 'the button of a header card of Ghost',
    from: '<div class="kg-card kg-header-card kg-v2"><div class="kg-header-card-text"><h2 class="kg-header-card-heading"><span>Tủ</span></h2><p class="kg-header-card-subheading">Mới</p><a href="https://khac.example/" class="kg-header-card-button">Xem</a></div></div>',
    becomes: '<h2>Tủ</h2><p>Mới</p><div data-button><a href="https://khac.example/">Xem</a></div>',
  },
]

const figure = (name: string, alt: string, caption = '') =>
  `<figure>${picture(name, alt)}${caption && `<figcaption>${caption}</figcaption>`}</figure>`
const pair = (left: string, right: string) => `<div data-columns="2">${left}${right}</div>`
const nested = (name: string, alt: string, caption = '') =>
  `<!-- wp:image {"id":1} --><figure class="wp-block-image size-large"><img src="https://cu.example/${name}.jpg" alt="${alt}" class="wp-image-1"/>${caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`}</figure><!-- /wp:image -->\n\n`
const inGhost = (name: string, alt: string) =>
  `<div class="kg-gallery-image"><img src="https://cu.example/${name}.jpg" alt="${alt}" loading="lazy"></div>`

export const GALLERIES: readonly ForeignCard[] = [
  {
    name: 'a gallery of Ghost with a caption of three pictures',
    from: `<figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row">${inGhost('a', 'Một')}${inGhost('b', 'Hai')}</div><div class="kg-gallery-row">${inGhost('c', 'Ba')}</div></div><figcaption><p><span>Ba tủ</span></p></figcaption></figure><p>Sau</p>`,
    becomes: `${pair(figure('a', 'Một'), figure('b', 'Hai'))}${figure('c', 'Ba')}<p><em>Ba tủ</em></p><p>Sau</p>`,
  },
  {
    name: 'a gallery of Gutenberg with nested figures',
    from: `<!-- wp:gallery {"linkTo":"none"} -->
<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${nested('a', 'Một', 'Tủ <em>một</em>')}${nested('b', 'Hai')}${nested('c', 'Ba')}${nested('d', 'Bốn', 'Tủ bốn')}<figcaption class="blocks-gallery-caption wp-element-caption">Bốn tủ</figcaption></figure>
<!-- /wp:gallery -->`,
    becomes: `${pair(figure('a', 'Một', 'Tủ <em>một</em>'), figure('b', 'Hai'))}${pair(figure('c', 'Ba'), figure('d', 'Bốn', 'Tủ bốn'))}<p><em>Bốn tủ</em></p>`,
  },
  {
    name: 'an older gallery of Gutenberg, a list, with links to pictures and pages',
    from: '<ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item"><figure><a href="https://cu.example/a.jpg"><img src="https://cu.example/a.jpg" alt="Một"/></a><figcaption class="blocks-gallery-item__caption">Tủ một</figcaption></figure></li><li class="blocks-gallery-item"><figure><a href="https://cu.example/hai/"><img src="https://cu.example/b.jpg" alt="Hai"/></a></figure></li></ul>',
    becomes: pair(figure('a', 'Một', 'Tủ một'), `<figure><a href="/hai">${picture('b', 'Hai')}</a></figure>`),
  },
  {
    name: 'a gallery of one picture',
    from: `<figure class="wp-block-gallery has-nested-images">${nested('a', 'Một')}<figcaption>Một tủ</figcaption></figure>`,
    becomes: figure('a', 'Một', 'Một tủ'),
  },
  {
    name: 'two pictures in one figure',
    from: `<figure>${picture('a', 'Một')}${picture('b', 'Hai')}<figcaption>Hai tủ</figcaption></figure>`,
    becomes: `${pair(figure('a', 'Một'), figure('b', 'Hai'))}<p><em>Hai tủ</em></p>`,
  },
  {
    name: 'a gallery of which one picture is left out',
    from: `<figure class="wp-block-gallery">${nested('a', 'Một')}<figure><img src="data:image/gif;base64,R0" alt="x"><figcaption>Mất</figcaption></figure></figure>`,
    becomes: `${figure('a', 'Một')}<p><em>Mất</em></p>`,
  },
  {
    name: 'a figure of a picture and a table',
    from: `<figure>${picture('a', 'Một')}<table><tbody><tr><td>1</td></tr></tbody></table><figcaption>Bảng</figcaption></figure>`,
    becomes: `${figure('a', 'Một')}<figure><table><tbody><tr><td>1</td></tr></tbody></table></figure><p><em>Bảng</em></p>`,
  },
]

export const FILES: readonly ForeignCard[] = [
  {
    name: 'a file of Ghost',
    from: '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://cu.example/f.pdf"><div class="kg-file-card-contents"><div class="kg-file-card-title">Bảng giá</div><div class="kg-file-card-caption"></div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">f.pdf</div><div class="kg-file-card-filesize">2 MB</div></div></div><div class="kg-file-card-icon"><svg></svg></div></a></div>',
    becomes: '<p><a href="/f.pdf">Bảng giá</a><br />f.pdf · 2 MB</p>',
  },
  {
    name: 'a sound of Ghost',
    from: '<div class="kg-card kg-audio-card"><img class="kg-audio-thumbnail" src="https://cu.example/t.png"><div class="kg-audio-player-container"><audio src="https://cu.example/a.mp3"></audio><div class="kg-audio-title">Bài một</div><div class="kg-audio-player"><button><svg></svg></button>0:00</div></div></div>',
    becomes: '<p>Bài một<br /><a href="https://cu.example/a.mp3">https://cu.example/a.mp3</a></p>',
  },
  {
    name: 'figures in figures with nothing but words',
    from: '<figure><figure><figure>Chữ</figure></figure></figure>',
    becomes: '<p>Chữ</p>',
  },
]

export const FOLDED: readonly ForeignCard[] = [
  {
    name: 'a toggle of Ghost',
    from: '<p>Trước</p><div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Có ồn <em>không</em>?</span></h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>Không.</p><ul><li>một</li></ul></div></div>',
    becomes: '<p>Trước</p><h3>Có ồn <em>không</em>?</h3><p>Không.</p><ul><li>một</li></ul>',
  },
  {
    name: 'a toggle of Ghost with bare text and a picture',
    from: `<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Hỏi</h4></div><div class="kg-toggle-content">Đáp <b>này</b> <img src="http://cu.example/a.jpg" alt="Một"></div></div>`,
    becomes: `<h3>Hỏi</h3><p>Đáp <b>này</b> ${picture('a', 'Một')}</p>`,
  },
  {
    name: 'details of Gutenberg, with others within',
    from: `<!-- wp:details -->
<details class="wp-block-details"><summary>Một</summary><!-- wp:paragraph -->
<p>Hai</p>
<!-- /wp:paragraph -->
<details><summary><strong>Ba</strong></summary>Bốn

năm</details></details>
<!-- /wp:details -->`,
    becomes: '<h3>Một</h3><p>Hai</p><h3><strong>Ba</strong></h3><p>Bốn</p><p>năm</p>',
  },
  {
    name: 'details without a summary',
    from: '<details class="wp-block-details"><summary></summary>Chữ</details>',
    becomes: '<p>Chữ</p>',
  },
  {
    name: 'columns of Gutenberg',
    from: `<div class="wp-block-columns"><div class="wp-block-column" style="flex-basis:50%"><p>Một</p>${nested('a', 'Ảnh')}</div>
<div class="wp-block-column">Hai</div></div>`,
    becomes: `<p>Một</p>${figure('a', 'Ảnh')}<p>Hai</p>`,
  },
]

export const FOREIGN_CARDS: readonly ForeignCard[] = [
  ...BOOKMARKS,
  ...EMPTY_FIGURES,
  ...CALLOUTS_AND_BUTTONS,
  ...GALLERIES,
  ...FOLDED,
  ...FILES,
]
