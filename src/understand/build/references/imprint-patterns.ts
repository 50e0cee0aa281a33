import { readGazetteer } from '../../../base/text/gazetteer/gazetteer.ts'
import { AND, PUBLISHER_WORD } from '../../../base/text/keywords/bibliography-words.ts'

/** The rest of a word of a place, no longer than any is: after each mark of a long row of letters and stops, all of it would be read again. */
const WORD_END = String.raw`[\p{L}.’'\-]{0,40}`
const PLACE = String.raw`\p{Lu}${WORD_END}(?:\s(?:\p{Lu}|am\s|an\s|upon\s|de\s)${WORD_END}){0,3}`
/**
 * `Cambridge, MA: Sparrow Press`, at the beginning of a text. A mark is between any two places: without it a long
 * row of capitals could be divided in too many ways.
 */
const PLACE_AND_PUBLISHER = new RegExp(
  String.raw`^(?<places>${PLACE}(?:\s?(?:[,/–]|\s${AND}\s)\s?${PLACE}){0,4})\s?:\s+(?<publisher>\p{Lu}[^.,;:()\d]{2,60})`,
  'u',
)
/**
 * `Cornell University Press`: a name with a word by which publishers are known, up to the next mark. Words have the length of
 * words, for the reason of {@link WORD_END}.
 */
const NAMED_PUBLISHER = new RegExp(
  String.raw`^(?<publisher>(?:\p{Lu}[^\s.,;:()\d]{0,40}\s(?:of\s|and\s|&\s)?){0,4}${PUBLISHER_WORD}(?!\p{L})[^.,;:()\d]{0,30})`,
  'u',
)
/** What may be in front of a place. */
const MARK = /[.,;(\])]\s*/gu

/** A publisher, and the offset of its place with the mark in front. */
export interface FoundPublisher {
  readonly at: number
  readonly publisher: string
  /** Whether the places are known cities. */
  readonly isSure: boolean
}

/**
 * A place and a publisher, or a publisher known by a word, at the beginning of a text. Where the publisher is first,
 * as in `Ropewalk: Berlin`, they are exchanged.
 */
export function publisherAtStart(text: string): FoundPublisher | undefined {
  const { places, publisher } = PLACE_AND_PUBLISHER.exec(text)?.groups ?? {}
  if (places === undefined || publisher === undefined) {
    const named = NAMED_PUBLISHER.exec(text)?.groups?.publisher
    return named === undefined ? undefined : { at: 0, publisher: named.trim(), isSure: true }
  }
  const isSure = endsInPlaces(places, false)
  const isExchanged = !isSure && endsInPlaces(publisher, false)
  return { at: 0, publisher: (isExchanged ? places : publisher).trim(), isSure: isSure || isExchanged }
}

/** The first publisher after known cities, else the one after the shortest other place. */
export function findPublisher(text: string): FoundPublisher | undefined {
  const starts = [{ index: 0, 0: '' }, ...text.matchAll(MARK)]
  const found = starts.flatMap(({ index, 0: mark }) => {
    const publisher = publisherAtStart(text.slice(index + mark.length))
    return publisher === undefined ? [] : [{ ...publisher, at: index }]
  })
  return found.find(({ isSure }) => isSure) ?? found.at(-1)
}

/** A mark that ends a sentence inside a name; the stop of a word in capitals abbreviates it, as in `J. Am. Col. Cardiol.` */
export const STOP_INSIDE = /(?<!(?:^|[\s.(&-])\p{Lu}\p{L}{0,8})[.;:?!]\s/u

/** A year with what follows it (a month, a day), or a remark in brackets, between a journal and its numbers. */
export const DATE_BEHIND =
  /(?<![\s.,;:(*])[\s.,;:(*]*(?:(?:\(?(?:1[5-9]|20)\d\d[a-z]?\)?[^.]{0,16}|\([^()]*\))[\s.,;:(*]*)?$/u

/** At the end of an entry: names of places, and perhaps the year. */
const PLACES_BEHIND = /^[\s.,;]*(?<places>\p{Lu}[^\d:;()]{1,60}?)[\s.,]*(?:(?:1[5-9]|20)\d\d[a-z]?[\s.]*)?$/u
/** No place with its year and marks is longer. */
const LONGEST_PLACES = 120
/** Between names of places. */
const BETWEEN_PLACES = /\s*(?:[/,–&]|\s-\s|\s(?:und|and|et|u\.\s?a\.)(?:\s|$))\s*/u
/** After the name of a place: `am Main`, `u. a.`, a state. */
const OF_PLACE = /\s(?:am|a\.|an der|i\.|im)\s?\S+$|\s?\/\s?M\.?$|,?\s(?:u\.\s?a\.?|[A-Z]{2})$/u

/** A place that is in no list of cities: `Opladen`, `Reinbek bei Hamburg`. */
const PLACE_LIKE = /^\p{Lu}[\p{L}.’'-]+(?:\s(?:\p{Lu}|bei\s)[\p{L}.’'-]+){0,2}$/u

/**
 * `Stuttgart/Berlin 1994`, `Frankfurt am Main`: nothing but names of cities to the end. In a list whose entries end in
 * places any name of up to three words is one.
 */
export function endsInPlaces(behind: string, placesAreLast: boolean): boolean {
  if (behind.length > LONGEST_PLACES) return false
  const places = PLACES_BEHIND.exec(behind)?.groups?.places
  if (places === undefined) return false
  const names = places.split(BETWEEN_PLACES).flatMap(name => (name === '' ? [] : [name.replace(OF_PLACE, '')]))
  if (names.length === 0) return false
  return names.every(name => readGazetteer().hasCity(name, undefined) || (placesAreLast && PLACE_LIKE.test(name)))
}
