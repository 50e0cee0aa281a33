/** Letters of Chinese, Japanese and Korean, which have no capitals to open a caption with. */
const WITHOUT_CAPITALS = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

/** How a sentence continues after `图 1`: shows, is, lists, and, of. */
const CHINESE_SENTENCE =
  /^(?:给出|給出|所示|展示|显示|顯示|列出|描述|说明|說明|表示|示出|表明|反映|总结|比较了|为|為|是|中|和|与|與|及|的|可以|可知|可见|以及|至|到)/u
/** A particle after `図1`, `그림 1`. */
const PARTICLE = /^(?:\p{sc=Hiragana}|(?:은|는|이|가|을|를|과|와|의|에|에서|처럼|로|으로|부터|까지)(?!\p{L}))/u
/** What no caption has: a full stop, or the ending of a Korean verb before it. */
const STOP = /。|다\.$/u

/**
 * Whether what follows a label with a number reads like a caption in Chinese, Japanese or Korean and no sentence about the figure;
 * `undefined` where the text is in another writing.
 */
export function readsLikeUnspacedCaption(rest: string): boolean | undefined {
  if (!WITHOUT_CAPITALS.test(rest)) return undefined
  return !CHINESE_SENTENCE.test(rest) && !PARTICLE.test(rest) && !STOP.test(rest)
}

/** Words for figures and tables that follow their number: Hungarian, Lithuanian, Latvian, Basque. */
const NUMBER_FIRST =
  /^(\d{1,3}(?:\.\d{1,3})?)\.?\s+(?:(ábra|kép|pav|paveikslas|att|attēls|irudia)|(táblázat|lentelė|tabula|taula))(?!\p{L})\.?/iu

/** A label whose number comes first: `2. ábra`, `1 lentelė`. */
export interface NumberFirstLabel {
  readonly kind: 'figure' | 'table'
  readonly number: string
  /** All of it, as printed. */
  readonly label: string
}

/** The label at the start of a text whose number comes first, or `undefined`. */
export function readNumberFirstLabel(text: string): NumberFirstLabel | undefined {
  const [label, number = '', figure] = NUMBER_FIRST.exec(text) ?? []
  return label === undefined ? undefined : { kind: figure === undefined ? 'table' : 'figure', number, label }
}
