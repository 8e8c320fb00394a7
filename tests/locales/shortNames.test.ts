// Tests short names that stand beside each other and that a person would follow to a wrong place if two were exchanged.
import { describe, expect, it } from 'vitest'
import { bundles } from './bundles'

const languages = ['en', 'ar', 'fa', 'id', 'pt', 'ru', 'tr', 'ur', 'uz', 'zh']
/** One word of each text, in the order of the languages above. */
const names: { readonly [key: string]: string } = {
  'inviteBy.whatsApp': 'WhatsApp|واتساب|واتساپ|WhatsApp|WhatsApp|WhatsApp|WhatsApp|واٹس ایپ|WhatsApp|WhatsApp',
  'inviteBy.snapchat': 'Snapchat|سناب|اسنپ|Snapchat|Snapchat|Snapchat|Snapchat|اسنیپ|Snapchat|Snapchat',
  'inviteBy.instagram':
    'Instagram|إنستغرام|اینستاگرام|Instagram|Instagram|Instagram|Instagram|انسٹاگرام|Instagram|Instagram',
  'inviteBy.facebook': 'Facebook|فيسبوك|فیسبوک|Facebook|Facebook|Facebook|Facebook|فیس بک|Facebook|Facebook',
  'inviteBy.link': 'Link|رابط|لینک|Tautan|Link|Ссылка|Bağlantı|لنک|Havola|链接',
  'inviteBy.code': 'code|رمز|کد|Kode|Código|Код|kodu|کوڈ|kodi|码',
  'inviteBy.copy': 'Copy|نسخ|کپی|Salin|Copiar|Копировать|kopyala|کاپی|nusxalash|复制',
  'inviteBy.copied': 'Copied|تم النسخ|شد|Disalin|Copiado|Скопировано|Kopyalandı|گیا|Nusxalandi|已复制',
  'nav.home': 'Home|الرئيسية|خانه|Beranda|Início|Главная|Ana sayfa|ہوم|Asosiy|首页',
  'nav.wallet': 'Wallet|المحفظة|کیف پول|Dompet|Carteira|Кошелёк|Cüzdan|والیٹ|Hamyon|钱包',
  'nav.agency': 'Agency|الوكالة|آژانس|Agensi|Agência|Агентство|Ajans|ایجنسی|Agentlik|公会',
  'nav.centre': 'Centre|المركز|مرکز|Pusat|Central|Центр|Merkez|مرکز|Markaz|中心',
  'nav.me': 'Me|أنا|من|Saya|Eu|Я|Ben|میں|Men|我的',
  'home.back': 'home|الرئيسية|صفحهٔ اصلی|beranda|início|главную|Ana sayfa|ہوم|Bosh sahifa|首页',
  'home.money': 'Money|المال|مالی|Keuangan|Dinheiro|Деньги|Para|مالی|Pul|资金',
  'home.work': 'work|عملي|کار|Pekerjaan|trabalho|работа|İş|کام|Ish|工作',
  'home.guild': 'Agency|الوكالة|آژانس|Agensi|Agência|Агентство|Ajans|ایجنسی|Agentlik|公会',
  'inApp.gashapon': 'Gashapon|الكبسولات|کپسول|Gashapon|Cápsulas|Гашапон|Kapsül|کیپسول|Kapsula|扭蛋',
  'inApp.wheel': 'Wheel|العجلة|گردونه|Roda|Roleta|Колесо|Çark|وہیل|Gʻildirak|转盘',
  'inApp.fruit': 'Fruit|الفواكه|میوه|buah|Frutas|Фруктовый|Meyve|فروٹ|Meva|水果',
  'inApp.fourth': '4|4|4|4|4|4|4|4|4|4',
  'inApp.fifth': '5|5|5|5|5|5|5|5|5|5',
  'engine.filter.since': 'From|من|از|Dari|De|С|Başlangıç|سے|Boshlanishi|开始',
  'engine.filter.until': 'Until|إلى|تا|Sampai|Até|По|Bitiş|تک|Oxiri|结束',
  'engine.filter.show': 'Show|عرض|نمایش|Tampilkan|Mostrar|Показать|göster|دکھائیں|koʻrsatish|显示',
  'engine.media.image': 'picture|الصورة|تصویر|Gambar|imagem|изображение|Görsel|تصویر|Rasm|图片',
  'engine.media.video': 'video|الفيديو|ویدیو|Video|vídeo|видео|Video|ویڈیو|Video|视频',
  'demo.add': 'One more|أخرى|دیگر|Sekali lagi|Mais|Ещё|Bir daha|ایک اور|Yana|再加',
  'demo.again': 'Start|ابدأ|شروع|Mulai|Recomeçar|начала|başla|شروع|Boshidan|重新',
  'agent.transfer.over': 'above|أكبر|سقف|batas|limite|больше|aşıldı|حد|chegara|上限',
  'agent.transfer.review': 'Check|راجع|بررسی|Periksa|Confira|Проверьте|kontrol|دیکھ|tekshir|核对',
  'role.subBd': 'Subordinate|فرعي|زیرمجموعه|bawahan|subordinado|Подчинённый|Alt|ماتحت|Quyi|下级',
  'recharge.country.first': 'first|أولًا|اول|terlebih dahulu|primeiro|Сначала|Önce|پہلے|Avval|先',
  'agent.transfer.submit': 'Transfer|تحويل|انتقال|Transfer|Transferir|Перевести|Transfer|ٹرانسفر|Oʻtkaz|转',
}

describe.each(bundles)('S1-11 S2-53 S4-02 S9-01 in $language', ({ language, texts }) => {
  it.each(Object.entries(names))('%s has its word', (key, words) => {
    const word = words.split('|')[languages.indexOf(language)] ?? '?'
    // An article or a preposition may be joined to a word. Chinese has no spaces between words.
    expect(texts[key]).toMatch(new RegExp(language === 'zh' ? word : `(?<!\\p{L})\\p{L}{0,2}${word}`, 'iu'))
  })

  it('a name of one or two words is that name and no sentence', () => {
    const short = Object.keys(names).filter((key) => /^(nav|inApp)\./.test(key))
    expect(short.filter((key) => (texts[key] ?? '').split(' ').length > 3)).toEqual([])
  })
})

/** Arabic says "one" and "two" without a figure, by a word of its own. */
const arabic = bundles.find(({ language }) => language === 'ar')?.texts ?? {}
const one = /واحد/
const two = /(ين|ان)(?!\p{L})/u
const counted = Object.keys(arabic).filter((key) => key.endsWith('_two') && two.test(arabic[key] ?? ''))

it.each(counted)('S9-01 in Arabic %s speaks of two, and the other forms do not', (key) => {
  const form = (category: string) => arabic[key.replace('_two', `_${category}`)] ?? ''
  expect(form('one')).toMatch(one)
  expect(form('two')).not.toMatch(one)
  expect(['zero', 'one', 'few', 'many', 'other'].filter((category) => two.test(form(category)))).toEqual([])
  expect(['zero', 'few', 'many', 'other'].filter((category) => one.test(form(category)))).toEqual([])
})
it('S9-01 Arabic has such words for the days, the rows, the pictures and the fields', () => {
  expect(counted.length).toBeGreaterThan(8)
})
