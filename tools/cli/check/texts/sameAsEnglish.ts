// Texts that may equal the English ones, and why. All other equal texts count as not translated.

export interface Same {
  readonly keys: readonly string[]
  /** `all`, or the languages whose text equals the English one. */
  readonly languages: 'all' | readonly string[]
  readonly why: string
}

export const sameAsEnglish: readonly Same[] = [
  {
    keys: ['method.network.TRC20', 'method.network.ERC20', 'method.network.BEP20', 'method.network.TON'],
    languages: 'all',
    why: 'Names of networks: another spelling sends money to nowhere.',
  },
  { keys: ['inviteBy.link'], languages: ['pt'], why: 'The same word in Portuguese.' },
  { keys: ['role.admin'], languages: ['id', 'pt', 'uz'], why: 'The same word in these languages.' },
  {
    keys: ['method.bank', 'agent.transfer.submit', 'demo.title', 'order.status'],
    languages: ['id'],
    why: 'The same words in Indonesian.',
  },
  {
    keys: ['order.reseller'],
    languages: ['id'],
    why: 'Indonesian traders call themselves so; there is no shorter word.',
  },
  {
    keys: ['inApp.live', 'inApp.gashapon', 'activity.gashapon', 'inApp.fourth', 'inApp.fifth'],
    languages: ['id'],
    why: 'Indonesian apps say Live and Game.',
  },
]

/** Latin names and symbols that stay the same in every script. */
export const latinNames =
  /\b(IBAN|INN|BIC|IFSC|CLABE|UPI|Pix|CPF|CNPJ|BD|ID|App|MB|PIN|USDT|USD|TRC20|ERC20|BEP20|TON|EXIF|JPEG|PNG|WebP|WhatsApp|Telegram|Snapchat|Instagram|Facebook)\b|\bhttps:\/\/\S+|\b[\w.+-]+@[\w.-]+/g
