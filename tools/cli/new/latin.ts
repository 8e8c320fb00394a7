// Writes words in Latin letters, for ids and keys that are made from a text in any language.

/** Letters that are not a Latin letter with a sign, as people write them in an address. The last ones stand within a word. */
const letters: { readonly [letter: string]: string } = {
  ...spelled('абвгдезиклмнопрстуфыэіґқғҳөүұәһ', 'abvgdeziklmnoprstufyeigqghouuah'),
  ...spelled('жхцчшщъьюяєң', ['zh', 'kh', 'ts', 'ch', 'sh', 'shch', '', '', 'yu', 'ya', 'ye', 'ng']),
  ...spelled('ابپتثجحدذرزسصضطظفقکكلمنوهیيىةءگٹڈڑںےھہ', 'abptsjhdzrzssztzfqkklmnvhyyaaygtdrnehh'),
  ...spelled('چخژشعغ', ['ch', 'kh', 'zh', 'sh', 'a', 'gh']),
  ...spelled('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
  ...spelled('ßıøæœłđþð', ['ss', 'i', 'o', 'ae', 'oe', 'l', 'd', 'th', 'd']),
  ...spelled("'’‘ʼʻ\u200C", ['', '', '', '', '', '']),
}

/** Returns the words of a text in small Latin letters and digits. There are none in a script that has no such letters. */
export function latinWords(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const latin = [...plain].map((letter) => letters[letter] ?? letters[letter.toLowerCase()] ?? letter).join('')
  return latin.match(/[A-Za-z0-9]+/g) ?? []
}

function spelled(letter: string, latin: string | readonly string[]): { readonly [letter: string]: string } {
  return Object.fromEntries([...letter].map((one, index) => [one, latin[index] ?? '']))
}
