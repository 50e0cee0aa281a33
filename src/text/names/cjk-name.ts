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
 * The parts of `王小明`, `歐陽修`, `山田 太郎`, `김민수`: the surname comes first. Without a blank only where the surname is a
 * common one, so that `山田太郎` and other words are `undefined`.
 */
export function splitCjkName(text: string): CjkName | undefined {
  const [, first, second] = IN_TWO.exec(text) ?? []
  if (first !== undefined && second !== undefined) return { surname: first, given: second }
  if (!IN_ONE.test(text)) return undefined
  const length = COMPOUND.has(text.slice(0, 2)) && text.length > 2 ? 2 : 1
  const surname = text.slice(0, length)
  const given = text.slice(length)
  return length === 2 || (SURNAMES.has(surname) && given.length <= 2) ? { surname, given } : undefined
}
