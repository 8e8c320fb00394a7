import type { Random } from './random'

const latin = {
  first:
    'Maya Leo Nora Adam Sofia Omar Lina Yusuf Clara Mateus Beatriz Rafael Ayu Bima Citra Elif Deniz Emre Zeynep Aisha Daniel Elena Ivy Hugo Chiara Tomás Jürgen Zoë'.split(
      ' ',
    ),
  last: 'Haddad Silva Santos Yılmaz Demir Pratama Wijaya Khan Rahimov Costa Meyer Rossi Novak Aydın Fernandes O’Neill'.split(
    ' ',
  ),
}
const arabic = {
  first: 'ليلى نور أحمد سارة خالد ريم يوسف هند عمر دانة فاطمة سلطان'.split(' '),
  last: 'العتيبي القحطاني الحربي المصري السوري الزهراني الكعبي'.split(' '),
}
const cyrillic = {
  first: 'Анна Дмитрий Мария Алексей Екатерина Тимур Светлана Руслан'.split(' '),
  last: 'Иванова Смирнов Каримов Волкова Орлов Юсупова'.split(' '),
}
const eastern = '小雨 星辰 王小明 李娜 さくら ひなた 陽菜 민서 지우 하늘 月光酒吧 阿杰'.split(' ')
const persian = 'مریم رضایی|آرش کریمی|نگار حسینی|زین علی|عائشہ خان'.split('|')
const sparks = ['✨', '🎤', '🦋', '🔥', '👑', '🌙', '🎧', '💫', '👨‍👩‍👧']
const long =
  'The one and only queen of midnight karaoke, keeper of the golden microphone and friend of all who cannot sleep'

/** A nickname as such an app is full of: many scripts, some decorated, a few far too long. */
export function nickname(random: Random): string {
  const kind = random.share()
  if (kind < 0.4) return decorated(random, `${random.pick(latin.first)} ${random.pick(latin.last)}`)
  if (kind < 0.64) return decorated(random, `${random.pick(arabic.first)} ${random.pick(arabic.last)}`)
  if (kind < 0.76) return `${random.pick(cyrillic.first)} ${random.pick(cyrillic.last)}`
  if (kind < 0.86) return random.pick(eastern)
  if (kind < 0.93) return random.pick(persian)
  if (kind < 0.99) return `${random.pick(sparks)}${random.pick(latin.first).toUpperCase()}${random.pick(sparks)}`
  return `${random.pick(latin.first)}, ${long}`
}

/** As it stands in papers. */
export function realName(random: Random): string {
  return `${random.pick(latin.first)} ${random.pick(latin.last)}`
}

function decorated(random: Random, name: string): string {
  return random.share() < 0.15 ? `${name} ${random.pick(sparks)}` : name
}
