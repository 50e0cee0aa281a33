import { describe, expect, it } from 'vitest'
import { chooseLanguage } from '../../../../src/read/sources/ocr/choose-language.ts'
import {
  findLanguageFile,
  languageFile,
  tesseractCode,
} from '../../../../src/read/sources/ocr/engines/language-data.ts'

const GERMAN =
  'Die Ergebnisse der Untersuchung zeigen, dass die meisten Häuser in den Dörfern der Ebene schon vor dem Krieg gebaut wurden. ' +
  'Nur wenige von ihnen haben die Jahre danach überstanden, und auch diese sind heute nicht mehr so, wie sie einmal waren.'
const SERBIAN =
  'Кућа је стајала на крају села, близу реке, и нико није знао ко ју је саградио. Људи су говорили да је ту некада живео ' +
  'стари учитељ, који је ђацима причао о далеким земљама и о морима која нико од њих није видео, а сви су волели да слушају.'

describe('chooseLanguage', () => {
  it('takes the language that the first reading looks like', async () => {
    const asked: string[] = []
    const read = (language: string) => {
      asked.push(language)
      return Promise.resolve({ text: GERMAN.replaceAll('ä', 'a'), confidence: 0.9 })
    }
    expect(await chooseLanguage(read, undefined)).toEqual({ language: 'deu', isSure: true })
    expect(asked).toEqual(['eng'])
  })

  it('tries other scripts where the first one gives no words', async () => {
    const read = (language: string) =>
      Promise.resolve(
        language === 'srp' ? { text: SERBIAN, confidence: 0.93 } : { text: 'Kyha je cra jana', confidence: 0.41 },
      )
    expect(await chooseLanguage(read, undefined)).toEqual({ language: 'srp', isSure: true })
  })

  it('stays with what read best where a text is too short to tell', async () => {
    const read = (confidence: number) => () => Promise.resolve({ text: 'Der Titel', confidence })
    expect(await chooseLanguage(read(0.8), undefined)).toEqual({ language: 'eng', isSure: true })
    expect(await chooseLanguage(read(0.3), undefined)).toEqual({ language: 'eng', isSure: false })
  })
})

describe('languageFile', () => {
  it('finds the data that came with the program', () => {
    expect(languageFile('eng', undefined)).toMatch(/eng\.traineddata\.gz$/)
    expect(findLanguageFile('rus', undefined)).toBeUndefined()
  })

  it('says how to get what is missing', () => {
    expect(() => languageFile('rus', undefined)).toThrow(/@tesseract\.js-data\/rus.*rus\.traineddata/)
    expect(() => languageFile('../x', undefined)).toThrow(expect.objectContaining({ code: 'E_OCR_LANGUAGE' }))
  })

  it('knows tesseract by the names of ISO 639-1', () => {
    expect(['de', 'sr-Latn', 'deu'].map(tesseractCode)).toEqual(['deu', 'srp_latn', 'deu'])
  })
})
