const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Attributes that every element may have; those that begin with 'aria-' and 'data-' beside them. */
export const GLOBAL = words(`
  accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint hidden id inert inputmode itemid itemprop
  itemref itemscope itemtype lang nonce popover role slot spellcheck tabindex title translate`)

/** Attributes of single elements. What is obsolete is not among them. */
export const ATTRIBUTES: Record<string, string> = {
  a: 'href target download rel hreflang type referrerpolicy',
  blockquote: 'cite',
  button:
    'disabled form formaction formenctype formmethod formnovalidate formtarget name popovertarget popovertargetaction type value',
  col: 'span',
  colgroup: 'span',
  data: 'value',
  del: 'cite datetime',
  details: 'open name',
  dialog: 'open',
  fieldset: 'disabled form name',
  form: 'accept-charset action autocomplete enctype method name novalidate target rel',
  iframe: 'src srcdoc name sandbox allow allowfullscreen width height referrerpolicy loading',
  img: 'alt src srcset sizes crossorigin width height referrerpolicy decoding loading fetchpriority',
  input:
    'accept alt autocomplete checked dirname disabled form formaction formenctype formmethod formnovalidate formtarget height ' +
    'list max maxlength min minlength multiple name pattern placeholder popovertarget popovertargetaction readonly required ' +
    'size src step type value width',
  ins: 'cite datetime',
  label: 'for',
  li: 'value',
  link: 'href crossorigin rel media integrity hreflang type referrerpolicy sizes imagesrcset imagesizes as fetchpriority',
  meta: 'name http-equiv content charset media property',
  ol: 'reversed start type',
  optgroup: 'disabled label',
  option: 'disabled label selected value',
  output: 'for form name',
  progress: 'value max',
  script: 'src type nomodule async defer crossorigin integrity referrerpolicy fetchpriority',
  select: 'autocomplete disabled form multiple name required size',
  source: 'type media src srcset sizes width height',
  td: 'colspan rowspan headers',
  textarea:
    'autocomplete cols dirname disabled form maxlength minlength name placeholder readonly required rows wrap',
  th: 'colspan rowspan headers scope abbr',
  time: 'datetime',
}

const TEXTS = 'text search url tel email password'
const ORDERED = 'number range date month week time datetime-local'

/** Attributes that only fields of some types have. */
export const INPUT_ATTRIBUTES: Record<string, string[]> = Object.fromEntries(
  Object.entries({
    accept: 'file',
    autocomplete: `${TEXTS} ${ORDERED} color hidden`,
    checked: 'checkbox radio',
    list: `text search url tel email ${ORDERED} color`,
    max: ORDERED,
    maxlength: TEXTS,
    min: ORDERED,
    minlength: TEXTS,
    multiple: 'email file',
    pattern: TEXTS,
    placeholder: `${TEXTS} number`,
    readonly: `${TEXTS} number date month week time datetime-local`,
    required: `${TEXTS} number date month week time datetime-local checkbox radio file`,
    size: TEXTS,
    step: ORDERED,
  }).map(([name, types]) => [name, types.split(' ')]),
)

/** Elements that no name reaches: what they are is nothing that could be called by one. */
export const NAMELESS = words(`
  abbr b bdi bdo br caption cite code data del dfn div em i ins kbd label legend mark p pre q rp rt ruby s samp small span strong sub
  sup time u var`)

/** What elements are without being told. */
export const IMPLICIT_ROLES: Record<string, string> = {
  a: 'link',
  article: 'article',
  aside: 'complementary',
  button: 'button',
  details: 'group',
  dialog: 'dialog',
  fieldset: 'group',
  form: 'form',
  hr: 'separator',
  img: 'img',
  li: 'listitem',
  main: 'main',
  nav: 'navigation',
  ol: 'list',
  option: 'option',
  output: 'status',
  progress: 'progressbar',
  section: 'region',
  table: 'table',
  td: 'cell',
  textarea: 'textbox',
  tr: 'row',
  ul: 'list',
}

/** Elements that hold text and what stands in a text. */
export const PHRASING_ONLY = words(`
  abbr b bdi button cite code data dfn em h1 h2 h3 h4 h5 h6 i kbd label mark output p pre progress q s samp small span strong sub
  sup time u var`)

/** Elements that are more than a part of a text. */
export const FLOW = words(`
  address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre
  search section table ul`)

/** What alone may be the child of an element. */
export const CHILDREN: Record<string, string> = {
  dl: 'dt dd div script template',
  ol: 'li script template',
  optgroup: 'option',
  select: 'option optgroup hr',
  table: 'caption colgroup thead tbody tfoot tr',
  tbody: 'tr',
  thead: 'tr',
  tfoot: 'tr',
  tr: 'td th',
  ul: 'li script template',
}
