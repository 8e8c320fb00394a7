// What an attacker would put into a name, a note or a picture's address. Nothing of it may ever be more than text.

/** For every text that people read. `XSS` is looked for afterwards: as a global, as an element, as an id. */
const texts: readonly string[] = [
  '<script>window.XSS=1</script>',
  '<ScRiPt src=data:,window.XSS=2></sCrIpT>',
  '<img src=x onerror=window.XSS=3>',
  '<svg onload=window.XSS=4><title>XSS</title></svg>',
  '<svg><script href="data:,window.XSS=5"/></svg>',
  '<iframe srcdoc="&lt;script&gt;parent.XSS=6&lt;/script&gt;"></iframe>',
  '<body onload=window.XSS=7>',
  '<details open ontoggle=window.XSS=8>XSS</details>',
  '<input autofocus onfocus=window.XSS=9>',
  '<math><mtext><mglyph><style><img src=x onerror=window.XSS=10></style></mglyph></mtext></math>',
  '</title></textarea></style></noscript><script>window.XSS=11</script>',
  '"><script>window.XSS=12</script>',
  `' autofocus onfocus='window.XSS=13' x='`,
  '" onmouseover="window.XSS=14" style="position:fixed;inset:0" x="',
  '`-window.XSS=15-`',
  '${window.XSS=16}',
  '{{constructor.constructor("window.XSS=17")()}}',
  '{{product}} {{count}} {{- XSS}}',
  '$t(XSS, {"XSS": 19}) $t(engine)',
  '#{window.XSS=20} <%= window.XSS=20 %> *{XSS}*',
  '[XSS](javascript:window.XSS=21) ![x](x" onerror="window.XSS=21)',
  '<a href="javascript:window.XSS=22">XSS</a>',
  '<form action="javascript:window.XSS=23"><button>XSS</button></form>',
  '<object data="data:text/html,<script>parent.XSS=24</script>"></object><embed src="javascript:window.XSS=24">',
  '<base href="https://xss.invalid/"><link rel=stylesheet href="https://xss.invalid/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:window.XSS=26">',
  '<style>@import "https://xss.invalid/x.css";*{display:none}</style>',
  'x;background:url(https://xss.invalid/x.png);width:expression(window.XSS=28)',
  '&lt;script&gt;window.XSS=29&lt;/script&gt; &#60;img src=x onerror=window.XSS=29&#62;',
  '\\u003cscript\\u003ewindow.XSS=30\\u003c/script\\u003e \\x3cimg src=x onerror=window.XSS=30\\x3e',
  '＜script＞window.XSS=31＜/script＞ ‹img src=x onerror=window.XSS=31›',
  '<<script>>window.XSS=32//<</script>>',
  '<img\tsrc=x\nonerror\u000c=\u000dwindow.XSS=33\u0000>',
  '\u202e<script>window.XSS=34</script>\u202c \u2066XSS\u2069 \ufeff\u200b',
  'e\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308<b onclick=window.XSS=35>XSS</b>\ud800',
  '__proto__[XSS]=36 constructor.prototype.XSS=36',
  '{"__proto__":{"XSS":37},"constructor":{"prototype":{"XSS":37}}}',
  '<template><slot onslotchange=window.XSS=38></slot></template><marquee onstart=window.XSS=38>XSS</marquee>',
  '<video><source onerror=window.XSS=39></video><audio src=x onerror=window.XSS=39>',
  ']]><!--<img src="--><img src=x onerror=window.XSS=40>-->',
]

/** For every address of a picture or a link: none of these may be loaded or followed. */
export const hostileAddresses: readonly string[] = [
  'javascript:window.XSS=41',
  'java\tscript:window.XSS=42//https://',
  'data:text/html,<script>window.XSS=43</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.XSS=44"/>',
  'vbscript:XSS',
  '//xss.invalid/x.png',
  '/\\xss.invalid/x.png',
  'http://xss.invalid/x.png',
  'https://x:y@xss.invalid\\@127.0.0.1/x.svg',
  'x" onerror="window.XSS=50',
  'blob:https://xss.invalid/0',
  'intent://xss#Intent;scheme=javascript;end',
]

/** An element with such an id or name would stand in the place of what a page asks its window or document for. */
export const clobberingNames: readonly string[] = [
  'location',
  'cookie',
  'body',
  'forms',
  'createElement',
  'querySelector',
  'documentElement',
  'activeElement',
  'history',
  'navigator',
  'fetch',
  'sessionStorage',
  'WebViewJavascriptBridge',
  'WKWebViewJavascriptBridge',
  'WVJBCallbacks',
  'WKWVJBCallbacks',
  'dsBridge',
  '_dsbridge',
  '_dswk',
  'dscb',
  'jsbridge',
  'nativeBridge',
  'webkit',
  '__proto__',
  'constructor',
  'toString',
]

export const hostileTexts = texts

/** So many payloads stand in one text; after as many turns as there are groups each was in every text. */
export const hostileGroup = 8
export const hostileTurns = Math.ceil(texts.length / hostileGroup)

/** Gives the group of a turn as one text that begins with another of its payloads each time, so that each of them leads somewhere. */
export function createHostile(turn: number): { text(): string; address(): string } {
  const start = (turn % hostileTurns) * hostileGroup
  const group = texts.slice(start, start + hostileGroup)
  let given = turn
  const rotated = <T>(list: readonly T[]): readonly T[] => {
    const at = given++ % list.length
    return [...list.slice(at), ...list.slice(0, at)]
  }
  return {
    text: () => rotated(group).join(' '),
    address: () => rotated(hostileAddresses)[0] ?? '',
  }
}
