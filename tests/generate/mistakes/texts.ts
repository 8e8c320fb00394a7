// Mistakes in locales/, and in the places that name texts.

export interface TextMistake {
  readonly kind: string
  readonly language: string
  readonly key: string
  /** Undefined if the text is missing. */
  readonly text: unknown
  /** The beginning of the finding. */
  readonly says: string
}

const text = (kind: string, language: string, key: string, value: unknown, says: string): TextMistake => ({
  kind,
  language,
  key,
  text: value,
  says,
})

export const textMistakes: readonly TextMistake[] = [
  text('a missing text', 'tr', 'login.title', undefined, 'missing-key login.title'),
  text(
    'a key that English lacks',
    'tr',
    'login.titel',
    'Giriş',
    'unknown-key login.titel: English has no such key; did you mean "login.title"?',
  ),
  text('a missing plural', 'ar', 'order.autoConfirm_few', undefined, 'missing-form order.autoConfirm_few'),
  text('a plural that is never used', 'tr', 'order.autoConfirm_few', 'x {{count}}', 'foreign-form order.autoConfirm'),
  text(
    'a placeholder that is lost',
    'pt',
    'guild.share.text',
    'Entre em {{name}}!',
    'missing-placeholder guild.share.text: {{id}}',
  ),
  text('a placeholder that is misspelt', 'tr', 'guild.card', '{{nmae}}', 'unknown-placeholder guild.card: {{nmae}}'),
  text('an empty text', 'id', 'login.title', ' ', 'empty login.title'),
  text('markup', 'ru', 'login.title', '<b>Вход</b>', 'markup login.title'),
  text('an image in a text', 'en', 'login.title', '<img src=x onerror=alert(1)>', 'markup login.title'),
  text('a text within a text', 'en', 'login.title', '$t(home.title)', 'markup login.title'),
  text('another script', 'ru', 'login.title', 'Login', 'foreign-script login.title'),
  text('other digits', 'ar', 'login.title', 'دخول ١٢', 'foreign-digits login.title'),
  text(
    'another number',
    'tr',
    'guild.member.remove.closed',
    'Üyeler yalnızca her ayın 2–4 ve 16–19. günlerinde çıkarılabilir.',
    'other-figure guild.member.remove.closed: says 16',
  ),
  text('a hidden control', 'en', 'login.title', 'Log\u202Ein', 'hidden-control login.title'),
  text('what is no text', 'uz', 'login.title', { text: 'Kirish' }, 'not-a-text login.title'),
]

/** Mistakes in places that use texts: path, value, and finding. */
export const useMistakes: readonly (readonly [kind: string, path: string, value: unknown, says: string])[] = [
  [
    'a placeholder without its value',
    'pages › /guild/list › blocks › guilds › detail › title › with',
    {},
    'wrong-values guild.card',
  ],
  [
    'a value that no placeholder takes',
    'pages › /guild/list › blocks › guilds › detail › title › with › id',
    { from: 'row.gid' },
    'wrong-values guild.card',
  ],
  ['words for a text with placeholders', 'pages › /login › title', 'guild.share.text', 'wrong-values guild.share.text'],
]
