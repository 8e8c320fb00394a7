// The check digits of bank accounts. Knows nothing about fields.

/** Returns true for an IBAN with the length of its country and the right check digits (ISO 13616). Spaces do not count. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) || !lengths.includes(`${iban.slice(0, 2)}${iban.length}`)) return false
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((one) => Number.parseInt(one, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** Returns true for a CLABE of Mexico: 18 digits, the last of which checks the others. Spaces do not count. */
export function isClabe(text: string): boolean {
  const digits = text.replaceAll(' ', '')
  if (!/^\d{18}$/.test(digits)) return false
  const sum = [...'37137137137137137'].reduce(
    (all, weight, at) => all + ((Number(weight) * Number(digits[at])) % 10),
    0,
  )
  return (10 - (sum % 10)) % 10 === Number(digits[17])
}

/** The countries of the IBAN registry with their lengths. */
const lengths = (
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 ' +
  'FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 ' +
  'LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 ' +
  'RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
).split(' ')
