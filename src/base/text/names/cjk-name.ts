/** Chinese surnames of two characters; all others have one. */
const COMPOUND = new Set(
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 司徒 东方 東方 独孤 獨孤 慕容 尉迟 尉遲 长孙 長孫 皇甫 令狐 端木'.split(' '),
)
/** Surnames of most people in China, Taiwan and Korea, in simplified and traditional characters and in Hangul. */
const SURNAMES = new Set(
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林高罗羅郑鄭梁谢謝宋唐许許邓鄧冯馮韩韓曹曾彭萧蕭肖蔡潘田董袁于余叶葉蒋蔣杜苏蘇魏程吕呂丁沈任姚卢盧' +
    '傅钟鍾姜崔谭譚廖范范汪陆陸金石戴贾賈韦韋夏邱方侯邹鄒熊孟秦白江阎閻薛尹段雷黎史龙龍陶贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武戚莫孔向汤湯' +
    '殷贡貢洪施樊倪颜顏鲁魯聂聶骆駱庄莊邢祁舒翁闵閔裴鲍鮑岳邵凌柯阮詹窦竇苗尤屈卞褚佟靳滕巩鞏蒲诸諸臧' +
    '김이박최정강조윤장임한오서신권황안송류유홍전고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모',
)
/** Surnames of most people in Japan that have two or three characters. */
const JAPANESE = new Set(
  (
    '佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡邉 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 斉藤 齋藤 齊藤 清水 山崎 山﨑 阿部 池田 橋本 山下 石川 ' +
    '中島 中嶋 前田 藤田 小川 後藤 岡田 長谷川 村上 近藤 石井 坂本 遠藤 青木 藤井 西村 福田 太田 三浦 藤原 岡本 松田 中川 中野 原田 小野 田村 竹内 金子 和田 ' +
    '中山 石田 上田 森田 小島 小嶋 柴田 宮崎 酒井 工藤 横山 宮本 内田 高木 安藤 谷口 大野 丸山 今井 高田 藤本 武田 村田 上野 杉山 増田 平野 大塚 菅原 小山 久保 松尾 ' +
    '千葉 岩崎 桜井 櫻井 木下 野口 松井 野村 菊地 菊池 佐野 大西 杉本 新井 浜田 濱田 市川 古川 水野 小松 島田 吉川 西田 飯田 五十嵐 久保田 川口 平田 川崎 本田 矢野 ' +
    '八木 内藤 中田 山内 岡崎 荒木 大島 川上 熊谷 須藤 小田 森本 永井 服部 高野 吉村 石原 大久保 片山 岩田 上原 田口 松岡 樋口 星野 秋山 篠原 矢島 馬場 松村 中西 小池 ' +
    '栗原 大橋 早川 野田 荒井 西川 児玉 吉岡 土屋 尾崎 本間 黒田 田辺 浅野 山中 松原 松下 川村 三宅 大石 小西 成田 小泉 福島 中井 富田 北村 水谷 関口 ' +
    '桑原 天野 小野寺 佐久間 宇野 牧野 足立 小田切 飯塚 白石 田島 大谷 堀内 榎本 津田 神田 安田 竹田 大場 森山 大森 川島 河野 高山 黒木 日高 長尾 中尾 沢田 澤田'
  ).split(' '),
)
const LONGEST_JAPANESE = 3
/** Surnames of one character: what follows is shorter, so that `東京大学` is not a name. */
const SHORT_JAPANESE = new Set('森原岡堀辻柳泉星滝畑榊')
const JAPANESE_GIVEN = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々]{1,3}$/u
const CHARACTER = '[\\p{Script=Han}\\p{Script=Hangul}]'
const IN_ONE = new RegExp(`^${CHARACTER}{2,4}$`, 'u')
/** Two words; the first of a heading is often a number. */
const IN_TWO = new RegExp(
  `^(?![一二三四五六七八九十]+\\s)([\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Katakana}\\p{Script=Hiragana}]{1,4})[\\s・]+([\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Katakana}\\p{Script=Hiragana}]{1,5})$`,
  'u',
)

/** Surname and given name of a name in Chinese, Japanese or Korean characters. */
export interface CjkName {
  readonly surname: string
  readonly given: string
}

/**
 * The parts of `王小明`, `歐陽修`, `山田 太郎`, `山田太郎`, `김민수`: the surname comes first. Without a blank only where the surname is a
 * common one, so that other words are `undefined`.
 */
export function splitCjkName(text: string): CjkName | undefined {
  const [, first, second] = IN_TWO.exec(text) ?? []
  if (first !== undefined && second !== undefined) return { surname: first, given: second }
  const japanese = splitJapanese(text)
  if (japanese !== undefined || !IN_ONE.test(text)) return japanese
  const length = COMPOUND.has(text.slice(0, 2)) && text.length > 2 ? 2 : 1
  const surname = text.slice(0, length)
  const given = text.slice(length)
  return length === 2 || (SURNAMES.has(surname) && given.length <= 2) ? { surname, given } : undefined
}

/** A Japanese name without a blank: the longest surname that it begins with, of more than one character if there is one. */
function splitJapanese(text: string): CjkName | undefined {
  for (let length = LONGEST_JAPANESE; length > 1; length--) {
    const [surname, given] = [text.slice(0, length), text.slice(length)]
    if (JAPANESE.has(surname) && JAPANESE_GIVEN.test(given)) return { surname, given }
  }
  const [first = '', ...given] = text
  return SHORT_JAPANESE.has(first) && IN_ONE.test(text) && given.length <= 2
    ? { surname: first, given: given.join('') }
    : undefined
}

/** The names of a list that only blanks part, `赵磊 陈建国` or `山田 太郎 森 健`; the text itself where it is no such list. */
export function splitCjkNames(list: string): string[] {
  const words = list.split(' ')
  if (words.length < 2 || !words.every(word => IN_SCRIPT.test(word))) return [list]
  if (words.length !== 2 && words.every(word => splitCjkName(word) !== undefined)) return words
  if (words.length === 2) return words.every(word => isWhole(word)) || isShortAndWhole(words) ? words : [list]
  if (words.length % 2 === 1) return [list]
  return words.flatMap((word, i) => (i % 2 === 0 ? [`${word} ${words[i + 1] ?? ''}`] : []))
}

const IN_SCRIPT = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}々]{1,5}$/u

/** Whether two words are a name of two characters and one of three, both with Chinese surnames: `孙豪 张盛发`. Japanese surnames are known. */
function isShortAndWhole([first = '', second = '']: readonly string[]): boolean {
  const isShort = (word: string) => word.length === 2 && !JAPANESE.has(word) && SURNAMES.has(word.charAt(0))
  const isLong = (word: string) => /^\p{sc=Han}{3}$/u.test(word) && SURNAMES.has(word.charAt(0)) && isWhole(word)
  return isShort(first) && isLong(second)
}

/** Whether a word is a whole name: one of two characters may be a surname as well. */
function isWhole(word: string): boolean {
  return word.length > 2 && !JAPANESE.has(word) && splitCjkName(word) !== undefined
}
