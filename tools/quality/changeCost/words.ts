// The messages of the measured changes, in each language.
export const words = {
  motto: {
    ar: 'الشعار',
    en: 'Motto',
    fa: 'شعار',
    id: 'Moto',
    pt: 'Lema',
    ru: 'Девиз',
    tr: 'Slogan',
    ur: 'نعرہ',
    uz: 'Shior',
    zh: '口号',
  },
  mottoEmpty: {
    ar: 'يرجى إدخال الشعار',
    en: 'Please enter a motto',
    fa: 'شعار را وارد کنید',
    id: 'Masukkan moto',
    pt: 'Digite um lema',
    ru: 'Введите девиз',
    tr: 'Lütfen bir slogan girin',
    ur: 'براہِ کرم نعرہ درج کریں',
    uz: 'Shiorni kiriting',
    zh: '请输入口号',
  },
  people: {
    ar: 'كل الأعضاء',
    en: 'All members',
    fa: 'همهٔ اعضا',
    id: 'Semua anggota',
    pt: 'Todos os membros',
    ru: 'Все участники',
    tr: 'Tüm üyeler',
    ur: 'تمام ارکان',
    uz: 'Barcha aʼzolar',
    zh: '全部成员',
  },
  quick: {
    ar: 'تحويل سريع',
    en: 'Quick transfer',
    fa: 'انتقال سریع',
    id: 'Transfer cepat',
    pt: 'Transferência rápida',
    ru: 'Быстрый перевод',
    tr: 'Hızlı transfer',
    ur: 'فوری منتقلی',
    uz: 'Tezkor oʻtkazma',
    zh: '快速转账',
  },
} as const

/** Returns false for a language that was added after these messages were written. */
export function hasTexts(file: string): boolean {
  const [, language] = /^locales\/(.*)\.json$/.exec(file) ?? []
  return language === undefined || language in words.motto
}
