import { type AlignmentConfiguration, parseAlignmentConfiguration } from './configuration.ts'

/**
 * The rules without a configuration: those that PDFExtract ships, with three mistakes corrected. The ligature of
 * long s and t becomes `st`, a no-break space becomes a blank, and the blank after each opening bracket is removed.
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

/** The configuration that is used where none is named. */
export function defaultConfiguration(): AlignmentConfiguration {
  const json = JSON.stringify({ language: [{ name: 'common', config: DEFAULT_RULES }] })
  return parseAlignmentConfiguration(json, 'the default configuration')
}
