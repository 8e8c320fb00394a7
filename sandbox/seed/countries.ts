import type { Database } from '../database'

/** `id code currency phone`; 34, 40, 42 and 15 are the ids that one list of the product leaves out. */
const table = `
1 SA SAR 966|2 AE AED 971|3 EG EGP 20|4 IQ IQD 964|5 JO JOD 962|6 KW KWD 965|7 LB LBP 961|8 MA MAD 212|9 OM OMR 968|10 QA QAR 974
11 BH BHD 973|12 DZ DZD 213|13 TN TND 216|14 YE YER 967|15 SY SYP 963|16 LY LYD 218|17 SD SDG 249|18 PS ILS 970|19 TR TRY 90|20 BR BRL 55
21 PT EUR 351|22 ID IDR 62|23 RU RUB 7|24 UZ UZS 998|25 KZ KZT 7|26 PK PKR 92|27 IN INR 91|28 BD BDT 880|29 US USD 1|30 GB GBP 44
31 DE EUR 49|32 FR EUR 33|33 ES EUR 34|34 IR IRR 98|35 IT EUR 39|36 NL EUR 31|37 SE SEK 46|38 PL PLN 48|39 UA UAH 380|40 KP KPW 850
41 AZ AZN 994|42 CU CUP 53|43 GE GEL 995|44 AM AMD 374|45 KG KGS 996|46 TJ TJS 992|47 TM TMT 993|48 AF AFN 93|49 MY MYR 60|50 SG SGD 65
51 TH THB 66|52 VN VND 84|53 PH PHP 63|54 CN CNY 86|55 JP JPY 81|56 KR KRW 82|57 MX MXN 52|58 AR ARS 54|59 CO COP 57|60 CL CLP 56
61 PE PEN 51|62 AO AOA 244|63 MZ MZN 258|64 NG NGN 234|65 KE KES 254|66 ZA ZAR 27|67 CA CAD 1|68 AU AUD 61
`

export const languages = ['ar', 'tr', 'pt', 'id', 'ru', 'uz', 'fa', 'ur', 'zh'] as const

export interface SeededCountry {
  readonly id: string
  readonly code: string
  readonly currency: string
}

/** Fills the countries; their names in every language come from the ones that Node knows. */
export function seedCountries(db: Database): readonly SeededCountry[] {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const others = languages.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })] as const)
  return table
    .trim()
    .split(/[|\n]/)
    .map((line) => {
      const [id = '', code = '', currency = '', phone = ''] = line.split(' ')
      const names = Object.fromEntries(others.map(([language, of]) => [`name_${language}`, of.of(code) ?? code]))
      const name = english.of(code) ?? code
      db.run(
        'insert into countries values (?, ?, ?, ?, ?, ?, ?)',
        id,
        code,
        name,
        JSON.stringify(names),
        flag(code),
        `+${phone}`,
        currency,
      )
      return { id, code, currency }
    })
}

function flag(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}
