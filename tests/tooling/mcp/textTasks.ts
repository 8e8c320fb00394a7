// Tasks that change texts and tokens.

export interface AgentTask {
  readonly task: string
  readonly changes: readonly { readonly [member: string]: unknown }[]
  /** A path in the plain product, and the value there afterwards. Undefined if nothing may be there. */
  readonly at: readonly string[]
  readonly is: unknown
  /** The names of the members there, in order, instead of a value. */
  readonly order?: true
}

const text = (task: string, language: string, key: string, to: string): AgentTask => ({
  task,
  changes: [{ do: 'text', language, key, text: to }],
  at: [`locales/${language}.json`, key],
  is: to,
})
const token = (task: string, market: string, scheme: string, name: string, value: string | null): AgentTask => ({
  task,
  changes: [{ do: 'token', market, scheme, token: name, value }],
  at: ['markets', market, 'tokens', scheme, name],
  is: value ?? undefined,
})
export const textTasks: readonly AgentTask[] = [
  text('Call the button "All" "Everything" in English', 'en', 'common.all', 'Everything'),
  text('Say "Отправить" on the submit button in Russian', 'ru', 'common.submit', 'Отправить сейчас'),
  text('Shorten "Log out" in Turkish', 'tr', 'account.signOut', 'Çık'),
  text('Name the account page in Persian', 'fa', 'account.language', 'زبان شما'),
  text('Add a motto text in English', 'en', 'guild.motto', 'Motto'),
  text('Add the motto in Arabic', 'ar', 'guild.motto', 'الشعار'),
  text('Quote a word in the login title', 'en', 'login.title', 'Log in to "{{product}}"'),
  text('Use an apostrophe in the English hint', 'en', 'login.account.hint', "The user's name or ID"),
  text('Write the Chinese word for coins', 'zh', 'account.coins', '硬币'),
  text('Write the Urdu word for diamonds', 'ur', 'account.diamonds', 'ہیرے'),
  token('Make the Russian brand darker', 'russia', 'light', 'primary', '#083c96'),
  token('Make the Russian background white', 'russia', 'light', 'bg', '#ffffff'),
  token('Let Russian dark rows use the default line', 'russia', 'dark', 'line', null),
  token('Slow the animations of Lumi down', 'international', 'light', 'duration', '260ms'),
  token('Round the cards of Lumi less', 'international', 'light', 'radius-l', '18px'),
  token('Give the second brand a green accent', 'test-brand', 'light', 'accent', '#005a3c'),
  token('Let the second brand use the default focus colour', 'test-brand', 'light', 'focus', null),
  token('Make the dark text of Lumi pure white', 'international', 'dark', 'text', '#ffffff'),
  token('Use a system font in Russia', 'russia', 'light', 'font-family', "system-ui, 'Noto Sans', sans-serif"),
  token('Remove the Russian entrance', 'russia', 'light', 'enter', '0px'),
]
