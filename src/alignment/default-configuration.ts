import { type AlignmentConfiguration, parseAlignmentConfiguration } from './configuration.ts'

/**
 * The rules that hold where nobody names a configuration: those that PDFExtract ships, with its mistakes mended:
 * `ſt` is a long s and a t, a no-break space is a blank and not nothing, and a blank goes behind each opening bracket.
 */
const DEFAULT_RULES = {
  join_words: [
    [String.raw`.*[\,\&\;\:]$`, '', ' '],
    [String.raw`.*[a-z]+\-$`, '^[a-z]+.*', ''],
    ['.*[a-z]{1,}$', '^[a-z]+.*', ' '],
    [String.raw`.*[\,\;\s][A-Z]{1,1}$`, '', ' '],
    [String.raw`.*\s(to|for|at|by)$`, '', ' '],
  ],
  absolute_eof: [
    [String.raw`.*(?<!\,|\&|\;|\:|\s[A-Z]{1,1})$`, '^[0-9 ]{0,}[A-Z]+.*'],
    [String.raw`.*(\?\"?|\!\"?)$`, ''],
    [String.raw`.*\w\.$`, ''],
    ['', '^[•]+.*'],
  ],
  normalize: [
    ['\ufb00', 'ff'],
    ['\ufb01\\s?', 'fi'],
    ['\ufb02\\s?', 'fl'],
    ['\ufb03', 'ffi'],
    ['\ufb04', 'ffl'],
    ['\ufb05', 'st'],
    ['\ufb06', 'st'],
    ['[“”]', '"'],
    ['[’´]', "'"],
    ['…', '...'],
    ['–', '-'],
    ['\ufb1d', '!'],
    ['\u00a0', ' '],
  ],
  repair: [
    [String.raw`\s(\,|\)|\]|\;)`, '$1'],
    [String.raw`([\(\[])\s`, '$1'],
    [String.raw`([^\.])\s(\.)`, '$1$2'],
  ],
}

/** The configuration that holds where nobody names one. */
export function defaultConfiguration(): AlignmentConfiguration {
  const json = JSON.stringify({ language: [{ name: 'common', config: DEFAULT_RULES }] })
  return parseAlignmentConfiguration(json, 'the default configuration')
}
