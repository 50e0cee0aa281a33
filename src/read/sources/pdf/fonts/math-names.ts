import { plainFontName } from '../../normalise/font-names.ts'

/**
 * Fonts that only mathematics is set in, by the names of their families: those of TeX by encoding (`mi` letters, `sy` signs, `ex`
 * large signs), Euler, those of the American Mathematical Society, and whatever has mathematics in its name.
 */
const OF_MATHEMATICS =
  /math|^(?:cm|lm|bk|pl)?(?:cmmi|cmmib|cmsy|cmbsy|cmex|mmi|msy|mex)b?\d|^eu(?:rm|rb|sm|sb|fm|fb|ex)\d|^ms[ab]m\d|rsfs|^r?b?(?:[tpn]x|ntx|npx)(?:b?mi|b?sy|b?ex)(?:a|b|c|1)*\b|^(?:[tp]x|r[tp]x|[tp]xb)(?:b?mi|b?mia|b?sy|b?sya|b?syb|b?syc|b?ex|b?exa)$|^rb?(?:tx|px)b?(?:r|b|mi|bmi|i)$|^(?:bbm|dsrom|dsss|bbold|doublestroke)|esint|stmary|wasy|mnsymbol|^mt(?:mi|sy|ex|gu|2)|^kp--m|fourier-m|eulervm|^zplm|^new[tp]xb?mi|^[tp]xb?(?:sys|exa?s|miax|miastbb)$|fdsymbol|mdsymbol|^yhcmex|^boondox|^dutchcal|^cmupint|^(?:psyro|psyr)$/i

/** Whether only mathematics is set in a font of that name, with the prefix of a subset or without. */
export function isMathName(name: string): boolean {
  return OF_MATHEMATICS.test(plainFontName(name))
}
