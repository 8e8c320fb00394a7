/** `code three-letters|other name|…`: abbreviations, former names and names in other languages that ICU does not give. */
const table = `
SA SAU|KSA|Kingdom of Saudi Arabia
AE ARE|UAE|EAU|BAE|BAA|Эмираты
EG EGY
IQ IRQ
JO JOR
KW KWT|Kuweit
LB LBN
MA MAR|Maroc
OM OMN
QA QAT
BH BHR|Bahrein
DZ DZA|Algérie
TN TUN|Tunisie
YE YEM
SY SYR|Syrian Arab Republic
LY LBY
SD SDN
PS PSE|Palestine
TR TUR|Turkey
BR BRA
PT PRT
ID IDN|RI
RU RUS|Russian Federation|RF|РФ
UZ UZB
KZ KAZ|Kazakstan|Qazaqstan
PK PAK
IN IND|Bharat|Hindustan|هندوستان
BD BGD
US USA|United States of America|America|EUA|ABD|AQSH|أمريكا|США
GB GBR|UK|Great Britain|Britain|England|Scotland|Wales|بريطانيا|إنجلترا|انگلستان|انگلیس|برطانیہ|Англия|İngiltere|Inglaterra|Angliya
DE DEU|Deutschland
FR FRA
ES ESP|España
IR IRN|Persia|Islamic Republic of Iran
IT ITA
NL NLD|Holland|The Netherlands|Голландия
SE SWE|Sverige
PL POL|Polska|پولند
UA UKR
KP PRK|DPRK|Северная Корея
AZ AZE
CU CUB
GE GEO|Sakartvelo
AM ARM|Hayastan
KG KGZ|Kirghizia|Кыргызстан
TJ TJK|Tadjikistan
TM TKM|Turkmenia|Туркмения
AF AFG
MY MYS
SG SGP
TH THA|Siam
VN VNM|Viet Nam
PH PHL|Pilipinas
CN CHN|PRC
JP JPN|Nippon
KR KOR|Korea|ROK|Republic of Korea|Южная Корея|Корея|كوريا|کره|کوریا
MX MEX
AR ARG
CO COL
CL CHL
PE PER
AO AGO
MZ MOZ
NG NGA
KE KEN
ZA ZAF|RSA|ЮАР
CA CAN
AU AUS
`

const known = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(3).split('|')] as const),
)

/** Returns the other names of a country. The English name is among them: answers in other languages replace it. */
export function aliasesOf(code: string, name: string): string[] {
  return [...(known.get(code) ?? []), name]
}
