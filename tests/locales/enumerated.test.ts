// A sentence that lists several things lists all of them in every language: one that is left out is a rule that nobody reads.
import { describe, expect, it } from 'vitest'
import { bundles } from './bundles'

interface ByLanguage {
  readonly [language: string]: readonly RegExp[]
}

/** Limits on recharge, on coins and on entering rooms, and a permanent ban of the ID and of the device. */
const penalties: ByLanguage = {
  en: [/limits/, /recharge/, /coins/, /rooms/, /permanent ban/, /\bID\b/, /device/],
  ar: [/تقييد/, /الشحن/, /العملات/, /الغرف/, /حظر دائم/, /معرّف/, /الجهاز/],
  tr: [/kısıtlan/, /yükleme/, /jeton/, /odalara/, /kalıcı olarak engellen/, /\bID\b/, /cihaz/],
  pt: [/restrições/, /recarga/, /moedas/, /salas/, /banimento permanente/, /\bID\b/, /aparelho/],
  id: [/pembatasan/, /isi ulang/, /koin/, /ruang/, /pemblokiran permanen/, /\bID\b/, /perangkat/],
  ru: [/ограничения/, /пополнение/, /монеты/, /комнаты/, /бессрочная блокировка/, /\bID\b/, /устройства/],
  uz: [/cheklan/, /toʻldirish/, /tangalar/, /xonalar/, /butunlay bloklan/, /\bID\b/, /qurilma/],
  fa: [/محدودیت/, /شارژ/, /سکه/, /اتاق/, /مسدود شدن دائمی/, /شناسه/, /دستگاه/],
  ur: [/محدود/, /ری چارج/, /کوائنز/, /روم/, /مستقل پابندی/, /آئی ڈی/, /ڈیوائس/],
  zh: [/限制/, /充值/, /金币/, /房间/, /永久封禁/, / ID /, /设备/],
}
/** A person enters and chooses these to recharge: the ID, the country, the payment method and the amount. */
const entries: ByLanguage = {
  en: [/user ID/, /country/, /payment method/, /amount/],
  ar: [/معرّف/, /البلد/, /طريقة الدفع/, /المبلغ/],
  tr: [/ID/, /ülke/, /ödeme yöntemi/, /tutar/],
  pt: [/ID/, /país/, /forma de pagamento/, /valor/],
  id: [/ID/, /negara/, /metode pembayaran/, /(jumlah|nominal)/],
  ru: [/ID/, /страну/, /способ оплаты/, /сумму/],
  uz: [/ID/, /mamlakat/, /toʻlov usuli/, /(summa|miqdor)/],
  fa: [/شناسه/, /کشور/, /روش پرداخت/, /مبلغ/],
  ur: [/آئی ڈی/, /ملک/, /ادائیگی کا طریقہ/, /رقم/],
  zh: [/ID/, /国家/, /支付方式/, /金额/],
}
const imageTypes = [/JPEG/, /PNG/, /WebP/]

const lists: readonly (readonly [key: string, things: ByLanguage | readonly RegExp[]])[] = [
  ['recharge.faq.refund.text', penalties],
  ['recharge.faq.how.text', entries],
  ['image.wrongType', imageTypes],
]

describe.each(lists)('S8-06 S2-44 S5-05 %s names each thing', (key, things) => {
  it.each(bundles)('in $language', ({ language, texts }) => {
    const text = texts[key] ?? ''
    const expected = Array.isArray(things) ? things : ((things as ByLanguage)[language] ?? [])
    expect(expected.length).toBeGreaterThan(2)
    expect(expected.filter((thing) => !thing.test(text)).map(String)).toEqual([])
  })
})
